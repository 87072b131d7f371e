/** What a name is, in brackets behind it ("Oficina Azul (nome fantasia)"). */
const called = /,? \((?:(?:nome )?(?:de )?fantasia|nome comercial|raz[ãa]o social|nome empresarial)\)$/iu;

/** A name without the words that say which of its owner's it is. */
export const withoutCalled = (text: string): string => text.replace(called, '');
