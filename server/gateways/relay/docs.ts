/** docs/relays.md, from the same rows that the gateways ask by. */
import type { TSchema } from '@sinclair/typebox';
import { PARTS, RELAYS, type RelayCall, type RelayProtocol } from './protocol';

const HEAD = `# 中转

短信（阿里云、腾讯云）、快递（快递100）和钉钉，店自己就能接，变量见 README。别的平台它不认识，只问「中转」：公司自己运行的一个小服务，把下面的话换成平台的话；那三样也可以走中转。每个中转一个地址、一把钥匙，写在 README 的变量里，正式环境的地址要用 https。微信的登录、支付和订阅消息用微信自己的接口，没有中转。

所有中转都一样：

- 店用 \`POST\` 发来，正文是 JSON（\`Content-Type: application/json\`，UTF-8），头里有 \`Authorization: Bearer 钥匙\`。没有别的签名：钥匙不对、没有钥匙的，中转必须回答 401 或 403，否则谁都能用它。
- 回答 2xx 就是收下了。要回答内容的，正文是 JSON；多出来的项不看，缺了项、写错了值，都算没有回答。
- 别的状态码、超过时间没有回答、连不上，都算没有回答；正文不看。店里怎么办写在各自的「什么时候」里。
- 钱是整数的分，时间是 1970 年起的毫秒，空的文字是 \`""\`。
- 钥匙、验证码、证件号和卡号不进店的日志，中转也不应该记。

自己的中转对不对，可以这样试：

\`\`\`sh
YEJIAN_SMS_URL=https://relay.example.com/sms YEJIAN_SMS_KEY=钥匙 npm run relay -- sms
npm run relay -- payout --real --card-no 卡号 --bank-name 开户行 --name 姓名   # 真的打 1 分
npm run relay -- --help
\`\`\`

它逐条说对不对；会真的发短信、打款、开票、寄信和收费核验的，加了 \`--real\` 才试。有一条不对就以 1 结束。
\`__tests__/server/gateways/exampleRelay.ts\` 是一个通过全部条目的例子。
`;

interface Field {
  type?: string;
  description?: string;
  const?: string;
  anyOf?: readonly { const?: string }[];
  properties?: Record<string, Field>;
  required?: readonly string[];
  items?: Field;
}
const KINDS: Record<string, string> = { string: '文字', integer: '整数', number: '数', array: '列表', object: '对象' };

const cell = (words: string) => words.replaceAll('|', '\\|');

/** A row for each field, those of parts behind their path. */
function rowsOf({ properties = {}, required = [] }: Field, path = ''): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const at = `${path}${name}`;
    const values = field.anyOf?.flatMap((one) => (one.const === undefined ? [] : one.const));
    const kind = values ? values.map((value) => `\`${value}\``).join(' ') : (KINDS[field.type ?? ''] ?? '任意');
    const row = `| \`${at}\`${required.includes(name) ? ' *' : ''} | ${cell(kind)} | ${cell(field.description ?? '')} |`;
    return [row, ...rowsOf(field, `${at}.`), ...(field.items ? rowsOf(field.items, `${at}[].`) : [])];
  });
}

const tableOf = (head: string, schema: TSchema): string =>
  [`| ${head}（* 必有） | 是什么 | 意思 |`, '| --- | --- | --- |', ...rowsOf(schema as Field)].join('\n');

/** Lists whose parts are read one by one. */
const ITEMS: Record<string, [head: string, schema: TSchema]> = {
  'carrier.track': ['一步', PARTS.step],
  'invoice.companies': ['一个单位', PARTS.company],
  'video.sources': ['一个清晰度', PARTS.source],
};

const callPart = (relay: string, name: string, { about, request, answer }: RelayCall): string => {
  const item = ITEMS[`${relay}.${name}`];
  return [
    `### ${relay} · ${name}`,
    `什么时候：${about}`,
    tableOf('发来', request),
    answer ? tableOf('回答', answer) : '回答：2xx，正文不看。',
    ...(item ? [tableOf(...item)] : []),
  ].join('\n\n');
};

export function relayDocs(): string {
  const parts = Object.entries<RelayProtocol>(RELAYS).flatMap(([name, { title, about, timeoutMs, calls }]) => [
    `## ${title} \`${name}\``,
    about,
    `变量：\`YEJIAN_${name.toUpperCase()}_URL\`、\`YEJIAN_${name.toUpperCase()}_KEY\`。${timeoutMs / 1000} 秒里没有回答就算没有回答。`,
    ...Object.entries(calls).map(([call, row]) => callPart(name, call, row)),
  ]);
  return `${[HEAD.trimEnd(), ...parts].join('\n\n')}\n`;
}
