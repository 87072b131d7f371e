import { identityEndpoints } from '@lavra/contract/endpoints/identity';

import type { Context } from '../../platform/context.ts';
import { type HttpExchange, routeGroup } from '../../platform/http/route-group.ts';
import { checkOrigin } from './check-origin.ts';
import { confirmAccount } from './confirm-account.ts';
import { forgotPassword } from './forgot-password.ts';
import { getMe } from './get-me.ts';
import { type RefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie.ts';
import { refreshSession } from './refresh-session.ts';
import { resendCode } from './resend-code.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { updateMe } from './update-me.ts';

export const identityRoutes = routeGroup(identityEndpoints, {
  signUp,
  confirm: ({ ctx, body }) => confirmAccount({ ctx, input: body }),
  resendCode: ({ ctx, body }) => resendCode({ ctx, input: body }),
  signIn: async ({ ctx, http, body }) => {
    // Otherwise another site could sign a visitor in to an account of its own.
    checkOrigin(ctx.config, http.headers);
    const { answer, cookie } = await signIn({ ctx, input: body });
    putCookie(ctx, http, cookie);
    return answer;
  },
  refresh: async ({ ctx, http }) => {
    checkOrigin(ctx.config, http.headers);
    const { answer, cookie } = await refreshSession({
      ctx,
      input: { token: readRefreshCookie(http.headers.cookie) },
    });
    putCookie(ctx, http, cookie);
    return answer;
  },
  signOut: async ({ ctx, http }) => {
    checkOrigin(ctx.config, http.headers);
    const answer = await signOut({ ctx, input: { token: readRefreshCookie(http.headers.cookie) } });
    putCookie(ctx, http, undefined);
    return answer;
  },
  forgotPassword: ({ ctx, body }) => forgotPassword({ ctx, input: body }),
  resetPassword,
  getMe: ({ ctx }) => getMe({ ctx }),
  updateMe,
});

function putCookie({ config }: Context, http: HttpExchange, cookie: RefreshCookie | undefined): void {
  http.setHeader('set-cookie', setRefreshCookie(config, cookie));
  http.setHeader('cache-control', 'no-store');
}
