/**
 * An address of electronic mail whose at sign was read as another sign, a round capital or an open bracket with one: nothing else stands
 * between small letters before what ends as a domain.
 */
const address =
  /^(?<before>[<(]?[\p{Ll}\d._-]{2,})(?:[&©®]O?|\([oOQD&]|[OQGD])(?<domain>[\p{Ll}\d-]{3,}(?:\.[\p{Ll}\d-]{2,})+[>),.;]*)$/u;

/** The ring of an at sign, read as a round capital before the sign itself: an address in small letters has no capital there. */
const ring = /^(?<before>[<(]?[\p{Ll}\d._-]{2,})[OQGD](?=@[\p{Ll}\d-]{2,}\.)/u;

/** The text, with the at sign of an address that lost it or has its ring twice. */
export const withAtSign = (text: string): string =>
  text.replace(address, '$<before>@$<domain>').replace(ring, '$<before>');
