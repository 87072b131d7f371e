import type { Said } from '../said.ts';

/** The filter language of tasks, for the people who use it. */
export const filterLanguage: Said = {
  pt: `Condições de \`filters\` têm \`;\` entre elas e valem todas. Espaços fora de aspas não contam.

| Condição | Verdadeira quando |
|---|---|
| \`project\\|a,b\` \`project!\\|a\` | o projeto é um destes; nenhum destes |
| \`operator\\|ana@x.com\` \`operator!\\|…\` | quem revisa é uma destas pessoas (e-mail ou nome); nenhuma |
| \`work_time>=90\` \`queue_time<=1h30m\` | tempo de trabalho, tempo na fila; sem unidade, segundos |
| \`error_fields&A,B\` \`error_fields\\|A,B\` | todos estes campos foram corrigidos; um ou mais |
| \`error_fields!&A,B\` \`error_fields!\\|A,B\` | todos estes campos estavam certos; um ou mais |
| \`metadata.k=v\` \`!=\` \`:\` \`!:\` \`\\|\` \`!\\|\` | é igual; contém; é um destes; cada um com \`!\` para não |
| \`metadata.k>=10\` \`metadata.k<=2026-03-31\` | número ou data |
| \`result.F=v\` \`ai_result.F=v\` \`operator_result.F=v\` | o mesmo de \`metadata\`, sobre o resultado, o que o motor leu e o que a pessoa decidiu |
| \`conf.F>=92\` | confiança do motor no campo, 0 a 100 |

Um ponto leva para dentro: \`metadata.client_data.uf\`; a coluna de uma tabela é \`result.Items.Code\`, em qualquer linha. Texto com espaço, ponto ou sinal vai entre aspas: \`metadata."a.b"="x, y"\`. Um erro é \`filter_invalid\`, com o caractere em que está.`,
  en: `The conditions of \`filters\` have \`;\` between them, and all of them hold. Spaces outside quotes count for nothing.

| Condition | True when |
|---|---|
| \`project\\|a,b\` \`project!\\|a\` | the project is one of these; none of these |
| \`operator\\|ana@x.com\` \`operator!\\|…\` | the reviewer is one of these people (e-mail or name); none of them |
| \`work_time>=90\` \`queue_time<=1h30m\` | time of work, time in the queue; seconds where no unit is written |
| \`error_fields&A,B\` \`error_fields\\|A,B\` | all of these fields were corrected; one or more |
| \`error_fields!&A,B\` \`error_fields!\\|A,B\` | all of these fields were right; one or more |
| \`metadata.k=v\` \`!=\` \`:\` \`!:\` \`\\|\` \`!\\|\` | is the same; has it in it; is one of these; each with \`!\` for not |
| \`metadata.k>=10\` \`metadata.k<=2026-03-31\` | a number or a date |
| \`result.F=v\` \`ai_result.F=v\` \`operator_result.F=v\` | the same as of \`metadata\`, of the result, of what the engine read and of what the person decided |
| \`conf.F>=92\` | confidence of the engine in the field, 0 to 100 |

A dot leads inside: \`metadata.client_data.uf\`; a column of a table is \`result.Items.Code\`, in any row. Text with a space, a dot or a sign goes in quotes: \`metadata."a.b"="x, y"\`. What is wrong is \`filter_invalid\`, with the character at which it is.`,
};
