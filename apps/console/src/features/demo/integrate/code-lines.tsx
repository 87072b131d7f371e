import { Fragment, useMemo } from 'react';

import classes from './code-lines.module.css';

const words =
  'import|from|using|package|func|const|let|var|async|await|return|if|while|do|for|in|with|as|def|class|public|static|final|throw|throws|throw|new|case|esac|done|break|string|true|True|void|set|struct|type|defer|is|not|or|and|null|None';
/** Strings, keywords, shell variables and numbers are highlighted; the rest stays plain. */
const parts = new RegExp(
  String.raw`(?<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\`(?:[^\`\\]|\\.)*\`)|(?<word>(?<![-\w/])(?:${words})(?![-\w]))|(?<variable>\$[A-Za-z_]+)|(?<number>\b\d+\b)`,
  'g',
);

interface Piece {
  readonly kind: string | undefined;
  readonly text: string;
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(parts)) {
    if (match.index > at) pieces.push({ kind: undefined, text: text.slice(at, match.index) });
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0];
    pieces.push({ kind, text: match[0] });
    at = match.index + match[0].length;
  }
  pieces.push({ kind: undefined, text: text.slice(at) });
  return pieces;
}

/** Source code to read and copy. */
export function CodeLines({ text, label }: { readonly text: string; readonly label: string }) {
  const pieces = useMemo(() => piecesOf(text), [text]);
  return (
    // A scrollable box must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.root} tabIndex={0} aria-label={label}>
      <pre>
        {pieces.map((piece, i) => (
          <Fragment key={i}>
            {piece.kind === undefined ? (
              piece.text
            ) : (
              <span className={classes[piece.kind]}>{piece.text}</span>
            )}
          </Fragment>
        ))}
      </pre>
    </section>
  );
}
