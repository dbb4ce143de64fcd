import { Prism } from 'prism-react-renderer';
import { highlightCode, type CodeToken } from '../../../../lib/highlight/highlightCode';
import './prismGlobal';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-diff';

type PrismToken = string | InstanceType<typeof Prism.Token>;

/** Splits a listing in any language into the tokens of its lines. */
export function splitTokens(code: string, language: string): CodeToken[][] {
  return highlightCode(code, language) ?? splitByPrism(code, language);
}

/** Prism supports the languages of commands, styles and data. */
function splitByPrism(code: string, language: string): CodeToken[][] {
  const grammar = Prism.languages[language];
  const lines: CodeToken[][] = [[]];
  const add = (token: PrismToken, classes: string) => {
    if (typeof token !== 'string') {
      const own = `${classes || 'token'} ${[token.type, token.alias ?? []].flat().join(' ')}`;
      [token.content].flat().forEach((part) => add(part, own));
      return;
    }
    token.split('\n').forEach((text, index) => {
      if (index > 0) {
        lines.push([]);
      }
      if (text) {
        lines.at(-1)!.push({ text, classes });
      }
    });
  };
  (grammar ? Prism.tokenize(code, grammar) : [code]).forEach((token) => add(token, ''));
  return lines;
}
