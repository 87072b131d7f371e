import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import type { Config } from '../config/config.ts';

interface ServiceCall {
  readonly path: string;
  readonly body: unknown;
}

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** What it does instead of answering: a given answer, silence, or hanging up. */
export type Fault = Answer | 'silence' | 'hang-up';

/** A person as Consulta CPF and Datavalid know them. */
export const knownPerson = {
  cpf: '40442820135',
  name: 'PESSOA FÍSICA DA SILVA',
  birthDate: '1970-11-14',
  licence: '01234567890',
  identity: '123456789',
};
/** An invoice as Consulta NF-e knows it. */
export const knownInvoice = {
  key: '53160911510448000171550010000106771000187760',
  total: '1234.50',
};

/**
 * Stands in for Serpro's gateway, as publicly documented: tokens by client credentials, Consulta CPF v2, Consulta NF-e v1,
 * Datavalid v3. It knows one person and one invoice, and follows `fault`.
 */
export async function startSerproServer() {
  const calls: ServiceCall[] = [];
  const state = {
    fault: undefined as ((path: string) => Fault | undefined) | undefined,
    tokenFault: undefined as Fault | undefined,
    tokens: 0,
    /** Tokens before this one are refused. */
    oldestToken: 1,
    lifeS: 3600,
    situation: { codigo: '0', descricao: 'REGULAR' },
    protocol: { cStat: '100', xMotivo: 'Autorizado o uso da NF-e' },
    events: undefined as unknown,
    hasLicence: true,
    invoice: knownInvoice,
  };

  const answers: readonly (readonly [RegExp, (match: RegExpExecArray, body: unknown) => Answer])[] = [
    [/^\/cpf\/(\d{11})$/, ([, cpf]) => personAnswer(cpf)],
    [/^\/nfe\/(\w{44})$/, ([, key]) => invoiceAnswer(key)],
    [/^\/validate\/pf-basica$/, (_, body) => ({ body: comparison(body as Comparison) })],
  ];

  function personAnswer(cpf: string | undefined): Answer {
    if (cpf !== knownPerson.cpf) return { status: 404, body: {} };
    const [year, month, day] = knownPerson.birthDate.split('-');
    const { situation: situacao } = state;
    const body = { ni: cpf, nome: knownPerson.name, situacao, nascimento: `${day}${month}${year}` };
    // Called partial without the date of registration.
    return { status: 206, body };
  }

  function invoiceAnswer(key: string | undefined): Answer {
    if (key !== state.invoice.key) return { status: 404, body: {} };
    return {
      body: {
        nfeProc: {
          versao: '4.00',
          NFe: { infNFe: { Id: `NFe${key}`, total: { ICMSTot: { vNF: Number(state.invoice.total) } } } },
          protNFe: { infProt: { chNFe: key, ...state.protocol } },
        },
        ...(state.events === undefined ? {} : { procEventoNFe: state.events }),
      },
    };
  }

  function comparison({ key, answer: { nome, data_nascimento: born, cnh, documento } }: Comparison) {
    if (key.cpf !== knownPerson.cpf) return { cpf_disponivel: false };
    return {
      cpf_disponivel: true,
      situacao_cpf: true,
      cnh_disponivel: state.hasLicence,
      ...(nome !== undefined && { nome: nome === knownPerson.name, nome_similaridade: 1 }),
      ...(born !== undefined && { data_nascimento: born === knownPerson.birthDate }),
      cnh: cnh && state.hasLicence ? { numero_registro: cnh.numero_registro === knownPerson.licence } : {},
      documento: documento && state.hasLicence ? { numero: documento.numero === knownPerson.identity } : {},
    };
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const sent = await text(request);
    if (path === '/token') {
      if (state.tokenFault) return give(response, state.tokenFault);
      const isKnown = request.headers.authorization === `Basic ${btoa('key:secret')}`;
      if (!isKnown || sent !== 'grant_type=client_credentials') return give(response, { status: 401 });
      state.tokens += 1;
      const token = { access_token: `token-${state.tokens}`, token_type: 'Bearer', expires_in: state.lifeS };
      return give(response, { body: token });
    }
    calls.push({ path, body: sent === '' ? undefined : (JSON.parse(sent) as unknown) });
    const token = Number(/^Bearer token-(\d+)$/.exec(request.headers.authorization ?? '')?.[1]);
    if (!(token >= state.oldestToken)) return give(response, { status: 401 });
    const fault = state.fault?.(path);
    if (fault) return give(response, fault);
    for (const [pattern, answer] of answers) {
      const match = pattern.exec(path);
      if (match) return give(response, answer(match, calls.at(-1)?.body));
    }
    return give(response, { status: 403 });
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    calls,
    state,
    /** Settings with a contract for every check, and no patience. */
    checks(changes: Partial<Config['checks']> = {}): Config['checks'] {
      const service = { url, key: 'key', secret: 'secret' };
      const services = { serpro_cpf: service, serpro_nfe: service, serpro_data_valid: service };
      return {
        tokenUrl: `${url}/token`,
        timeoutMs: 10_000,
        patienceMs: 0,
        pauseMs: 3_600_000,
        services,
        ...changes,
      };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type SerproServer = Awaited<ReturnType<typeof startSerproServer>>;

interface Comparison {
  readonly key: { readonly cpf: string };
  readonly answer: {
    readonly nome?: string;
    readonly data_nascimento?: string;
    readonly cnh?: { readonly numero_registro: string };
    readonly documento?: { readonly numero: string };
  };
}

function give(response: ServerResponse, answer: Fault): void {
  if (answer === 'silence') return;
  if (answer === 'hang-up') {
    response.destroy();
    return;
  }
  const { status = 200, headers = {}, body = {} } = answer;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
