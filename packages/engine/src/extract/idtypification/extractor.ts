import type { ServiceData, ServiceRow } from '@lavra/contract/services/fields';
import type { Field } from '@lavra/contract/model/result';
import { classifyPage, type Candidate, type Classification } from '../classify/classify.ts';
import { boxAround, exactField, fieldOf } from '../../evidence/field.ts';
import type { Page } from '../../pages/page.ts';
import type { Extractor, ReadDocument } from '../extractor.ts';
import { findNode, parseXml, textAt } from '../reading/xml.ts';

interface Run {
  readonly pages: Page[];
  readonly classified: Classification;
}

/** Consecutive pages of one kind are one document; an unknown page belongs to the document before it. */
function runsOf(pages: readonly Page[]): Run[] {
  const runs: Run[] = [];
  for (const page of pages) {
    const classified = classifyPage(page);
    const last = runs.at(-1);
    const goesOn =
      last &&
      (classified.type === last.classified.type ||
        (classified.type === 'unknown' && last.classified.type !== 'unknown'));
    if (goesOn) last.pages.push(page);
    else runs.push({ pages: [page], classified });
  }
  return runs;
}

/** A number computed from the evidence beside it, not read from a page. */
const figure = (value: number): Field => ({ value: String(value) });

type Typification = ServiceData<'idtypification'>;

function candidateRow({ type, score }: Candidate): ServiceRow<'idtypification', 'Candidates'> {
  return { DocumentType: { value: type, conf: score }, Score: figure(score) };
}

function evidenceRows(candidate: Candidate | undefined): ServiceRow<'idtypification', 'Anchors'>[] {
  return (candidate?.evidence ?? []).map(({ text, tokens }) => ({
    Text:
      tokens.length > 0
        ? fieldOf({ value: text, tokens, printed: tokens.map((token) => token.text).join(' ') })
        : { value: text },
  }));
}

function dataOf({ pages, classified }: Run): Typification {
  const { type, conf, candidates } = classified;
  const [best] = candidates;
  const [page] = pages;
  const isKnown = type === best?.type;
  const box = boxAround((isKnown ? best.evidence : []).flatMap((each) => each.tokens));
  return {
    DocumentType: {
      value: type,
      ...(conf === undefined ? {} : { conf }),
      ...(page ? { page: page.number } : {}),
      ...(box ? { box } : {}),
    },
    ...(conf === undefined ? {} : { DocumentTypeConf: figure(conf) }),
    PageCount: figure(pages.length),
    Orientation: figure(page?.orientation ?? 0),
    Candidates: candidates.map(candidateRow),
    Anchors: evidenceRows(isKnown ? best : undefined),
  };
}

/** The kind of a fiscal XML by its elements; an NFC-e (model 65) is a purchase receipt. */
function kindOfXml(xml: string): string {
  const root = parseXml(xml);
  const model = textAt(findNode(root, 'infNFe'), 'ide/mod');
  if (model !== undefined) return model === '65' ? 'refund' : 'nfe';
  if (findNode(root, 'infCte') !== undefined) return 'cte';
  if (findNode(root, 'infMDFe') !== undefined) return 'transportdraft';
  const isService = ['infNFSe', 'InfNfse', 'CompNfse', 'infDPS'].some(
    (name) => findNode(root, name) !== undefined,
  );
  return isService ? 'nfse' : 'unknown';
}

function documentOfXml(xml: string): ReadDocument<'idtypification'> {
  return {
    Page: 1,
    Data: { DocumentType: exactField(kindOfXml(xml)), DocumentTypeConf: figure(100), PageCount: figure(1) },
  };
}

/** The kind of each document in the file, with all candidates and the words that decided. */
export const typificationExtractor: Extractor<'idtypification'> = {
  services: ['idtypification'],
  extract({ pages, xml }) {
    if (xml !== undefined) return { kind: 'extracted', documents: [documentOfXml(xml)] };
    return {
      kind: 'extracted',
      documents: runsOf(pages).map((run) => ({ Page: run.pages[0]?.number ?? 1, Data: dataOf(run) })),
    };
  },
};
