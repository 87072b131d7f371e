import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { python } from './python.ts';
import type { Snippet } from './snippet.ts';

export const snippets: readonly Snippet[] = [curl, javascript, python, go, java, csharp];
