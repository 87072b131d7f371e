import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { ContractError } from '@lavra/contract/errors';
import { z } from 'zod';

import type { Context } from '../../platform/context.ts';
import { verb } from '../../platform/verb.ts';

const timeoutMs = 4000;

/** ViaCEP's answer: for an unknown ZIP code a 200 with `erro`. */
const LookUpAnswer = z.union([
  z.object({ erro: z.union([z.literal(true), z.literal('true')]) }),
  z.object({
    logradouro: z.string().max(200),
    bairro: z.string().max(200),
    localidade: z.string().max(200),
    uf: z.string().max(2),
  }),
]);

/** The address of a ZIP code, from the configured service. Throws zip_code_unknown, address_lookup_failed. */
export const lookUpZipCode = verb(companyEndpoints.lookUpZipCode, async ({ ctx, params }) => {
  const url = ctx.config.links.addressLookup.replace('{zip}', params.zipCode.replace('-', ''));
  const answer = await ask(ctx, url);
  if ('erro' in answer) throw new ContractError('zip_code_unknown');
  return { street: answer.logradouro, district: answer.bairro, city: answer.localidade, state: answer.uf };
});

async function ask(ctx: Context, url: string): Promise<z.infer<typeof LookUpAnswer>> {
  try {
    const { status, body } = await ctx.outbound.fetch(url, {
      timeoutMs,
      headers: { accept: 'application/json' },
    });
    if (status !== 200) throw new Error(`The address service answered ${status}`);
    return LookUpAnswer.parse(JSON.parse(body));
  } catch (cause) {
    ctx.logger.warn({ err: cause }, 'the address service gave no address');
    throw new ContractError('address_lookup_failed', { cause });
  }
}
