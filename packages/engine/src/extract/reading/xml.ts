import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { RefusedError } from '../../pages/refused-error.ts';

/** An element: its text, or its children and attributes (`@name`) by name; several of a name are a list. */
export type XmlNode = string | { readonly [name: string]: XmlNode | readonly XmlNode[] };

// Values stay text (a CNPJ may begin with 0); htmlEntities also turns on numeric entities such as &#231;.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  htmlEntities: true,
});

/** Parses fiscal XML without entities of its own or external references; throws RefusedError when it is malformed or declares any. */
export function parseXml(text: string): XmlNode {
  if (/<!DOCTYPE|<!ENTITY/i.test(text))
    throw new RefusedError('file_type_unsupported', 'XML with a document type declaration');
  // The parser itself forgives unclosed and crossed tags.
  const valid = XMLValidator.validate(text);
  if (valid !== true)
    throw new RefusedError('file_corrupted', `XML: ${valid.err.msg} (line ${valid.err.line})`);
  try {
    return parser.parse(text) as XmlNode;
  } catch (error) {
    // The parser throws on nesting beyond its limit and on names that would reach into prototypes.
    throw new RefusedError(
      'file_corrupted',
      `XML: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** The children with a name, whether there are none, one or many. */
export function childrenOf(node: XmlNode | undefined, name: string): readonly XmlNode[] {
  if (node === undefined || typeof node === 'string' || !Object.hasOwn(node, name)) return [];
  const child = node[name];
  if (child === undefined) return [];
  return isList(child) ? child : [child];
}

function isList(child: XmlNode | readonly XmlNode[]): child is readonly XmlNode[] {
  return Array.isArray(child);
}

/** The first element at a path such as `emit/enderEmit`. */
export function nodeAt(node: XmlNode | undefined, path: string): XmlNode | undefined {
  return path.split('/').reduce<XmlNode | undefined>((at, name) => childrenOf(at, name)[0], node);
}

/** The text of the element at a path; undefined when it is missing or empty. */
export function textAt(node: XmlNode | undefined, path: string): string | undefined {
  const found = nodeAt(node, path);
  const text = typeof found === 'string' ? found : childrenOf(found, '#text')[0];
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

/** The first element of a name anywhere in the tree, outermost first. */
export function findNode(node: XmlNode | undefined, name: string): XmlNode | undefined {
  let level: readonly XmlNode[] = node === undefined ? [] : [node];
  while (level.length > 0) {
    for (const each of level) {
      const found = childrenOf(each, name)[0];
      if (found !== undefined) return found;
    }
    level = level.flatMap((each) =>
      typeof each === 'string' ? [] : Object.keys(each).flatMap((key) => childrenOf(each, key)),
    );
  }
  return undefined;
}
