import { describe, expect, it } from 'vitest';
import { withAtSign } from './at-sign.ts';

describe('the at sign', () => {
  it('is told where it was read as another sign', () => {
    expect(withAtSign('vendas&papelaria.com.br')).toBe('vendas@papelaria.com.br');
    expect(withAtSign('<ana.lima(Opapelaria.com.br>')).toBe('<ana.lima@papelaria.com.br>');
    expect(withAtSign('registro&Ocartorio.example')).toBe('registro@cartorio.example');
    expect(withAtSign('registro(&cartorio.example')).toBe('registro@cartorio.example');
    expect(withAtSign('cartorioQcidade.example')).toBe('cartorio@cidade.example');
  });

  it('has no capital before it in an address in small letters', () => {
    expect(withAtSign('vendasG@papelaria.com.br')).toBe('vendas@papelaria.com.br');
    expect(withAtSign('VENDASG@PAPELARIA.COM.BR')).toBe('VENDASG@PAPELARIA.COM.BR');
    expect(withAtSign('anaB@papelaria.com.br')).toBe('anaB@papelaria.com.br');
  });

  it('is not put into other words', () => {
    for (const text of ['www.papelaria.com.br', 'vendas@papelaria.com', 'p&b', 'minhaCasa.app', 'R$1.000,00'])
      expect(withAtSign(text)).toBe(text);
  });
});
