/** What the messenger's dialog for money that is sent to a person needs, as the server hands it on: `mchId=..&appId=..&package=..`. */
export interface Transfer {
  mchId: string;
  appId: string;
  package: string;
}

export function readTransfer(text: string): Transfer {
  const fields = new Map(
    text.split('&').map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
    }),
  );
  const of = (name: keyof Transfer) => fields.get(name) ?? '';
  return { mchId: of('mchId'), appId: of('appId'), package: of('package') };
}
