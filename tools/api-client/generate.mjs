// Writes the types of a client from the API document on standard input. openapi-typescript needs the compiler's
// JavaScript API, which TypeScript 7 no longer has: this folder installs version 5 for it.
import { text } from 'node:stream/consumers';

import openapiTS, { astToString } from 'openapi-typescript';

process.stdout.write(astToString(await openapiTS(await text(process.stdin))));
