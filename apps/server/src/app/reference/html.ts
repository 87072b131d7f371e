import { marked } from 'marked';

/** Finished HTML; any text put into it has been escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Html | string | number | undefined | false | readonly Piece[];

function write(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(write).join('');
  return escapeText(String(piece));
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A template whose pieces are escaped unless they are Html. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(strings.map((string, at) => string + write(pieces[at])).join(''));
}

/** Markdown of the contract, trusted because it is part of the product. Wide tables scroll on their own on a narrow screen. */
export function markdown(text: string): Html {
  const written = marked.parse(text, { async: false });
  return new Html(
    written
      .replaceAll('<table>', '<div class="wide" tabindex="0" role="region"><table>')
      .replaceAll('</table>', '</table></div>'),
  );
}

export function inline(text: string): Html {
  return new Html(marked.parseInline(text, { async: false }));
}

export function code(text: string): Html {
  return html`<pre tabindex="0"><code>${text}</code></pre>`;
}

export function json(value: unknown): Html {
  return code(JSON.stringify(value, null, 2));
}
