/**
 * What the operator's relays are asked and answer: one row for each message. The gateways ask by these rows (ask.ts), `docs/relays.md` is made of
 * them (docs.ts), and a company holds its own relay against them (`npm run relay`, cases.ts).
 */
import { Type, type Static, type TObject, type TSchema } from '@sinclair/typebox';

export interface RelayCall {
  /** What it is for, and how often it comes. */
  about: string;
  request: TObject;
  /** Absent: a status of 2xx is the whole answer. */
  answer?: TSchema;
  /** Completes "the relay answered without ...", when the answer is of another shape. */
  without?: string;
}
export interface RelayProtocol {
  title: string;
  about: string;
  timeoutMs: number;
  calls: Readonly<Record<string, RelayCall>>;
}

const text = (description: string, more: object = {}) => Type.String({ description, ...more });
const some = (description: string) => text(description, { minLength: 1 });
const words = <const T extends readonly string[]>(values: T, description: string) =>
  Type.Unsafe<T[number]>({ ...Type.Union(values.map((value) => Type.Literal(value))), description });
const shape = <T extends Record<string, TSchema>>(properties: T, description?: string) =>
  Type.Object(properties, description === undefined ? {} : { description });
const is = <T extends string>(value: T) => Type.Literal(value, { description: `固定是 ${value}` });

const Mobile = text('11 位手机号，不带国家代码');

const CODE = shape({
  mobile: Mobile,
  code: text('6 位数字'),
  scene: text('用在哪里：login register password paypw bind identity channel close'),
  channel: words(['sms', 'voice'], 'sms 短信，voice 打电话念'),
});
const NEWS = shape({
  no: text('通知编号：同一个编号永远是同一条'),
  mobile: Mobile,
  text: text('标题和正文，已连成一行'),
  scene: is('notice'),
});

const Step = shape({
  at: Type.Number({ description: '发生的时间，1970 年起的毫秒' }),
  place: text('城市或网点'),
  text: text('一句话；有「签收」两个字的一条就是签收'),
});

const Verdict = words(
  ['match', 'name', 'mobile', 'card'],
  'match 相符；name 姓名或证件号不符；mobile 手机号不是银行预留的；card 卡号不对',
);

/** Of what leaves the shop, so that its key is the same number. */
const payment = <A extends string>(action: A) =>
  shape({
    action: is(action),
    no: text('打款编号：同一个编号永远是同一笔'),
    amount: Type.Integer({ description: '金额，分' }),
    method: words(['bank', 'wechat', 'external'], 'bank 银行卡，wechat 微信零钱，external 结算服务'),
    name: text('收款人的真实姓名'),
    cardNo: Type.Optional(text('银行卡号（bank、external）')),
    bankName: Type.Optional(text('开户行（bank、external）')),
    openId: Type.Optional(text('微信 openid（wechat）')),
  });
const byNo = <A extends string>(action: A) => shape({ action: is(action), no: text('打款编号') });
const PayoutState = shape({
  state: words(
    ['success', 'paying', 'waiting', 'failed'],
    'success 已到账；paying 还在路上，一分钟后再问；waiting 等收款人在微信里确认；failed 没有付，也不会再付',
  ),
  reason: Type.Optional(text('failed 时给收款人看的原因')),
});

const Outcome = shape({
  state: words(['issued', 'refused', 'pending'], 'issued 已开出；refused 不能开；pending 还没有结果，过一会儿再问'),
  invoiceNo: Type.Optional(text('发票号码，issued 时必有')),
  reason: Type.Optional(text('refused 时给买家看的原因')),
});
const Paper = shape(
  {
    serial: text('开票编号：同一个编号永远是同一张票'),
    type: words(['normal', 'special'], 'normal 普通发票，special 专用发票'),
    buyer: shape(
      {
        kind: words(['person', 'company'], 'person 个人，company 单位'),
        title: text('抬头'),
        taxNo: text('税号，个人为空'),
        bank: text('开户行，可以为空'),
        bankNo: text('账号，可以为空'),
        address: text('注册地址，可以为空'),
        phone: text('注册电话，可以为空'),
      },
      '买家',
    ),
    lines: Type.Array(
      shape({
        title: text('品名'),
        spec: text('规格'),
        qty: Type.Integer({ description: '件数' }),
        amount: Type.Integer({ description: '含税金额，分' }),
      }),
      { description: '明细' },
    ),
    amount: Type.Integer({ description: '价税合计，分' }),
    taxBp: Type.Integer({ description: '税率，万分之一：1300 是 13%' }),
    remark: text('备注，可以为空'),
  },
  '一张票',
);
const RedPaper = shape(
  {
    serial: text('红票自己的编号，同一个编号永远是同一张'),
    invoiceNo: text('要冲掉的发票号码'),
    reason: text('原因'),
  },
  '一张红票',
);
const Company = shape({ title: text('名称'), taxNo: text('税号') });
const Source = shape({
  quality: text('清晰度，播放器里这样叫：流畅、高清'),
  url: text('播放地址，mp4 或 m3u8', { pattern: '^https://' }),
});

export const RELAYS = {
  sms: {
    title: '短信',
    about: '验证码和账户通知。也可以不用中转，直接用阿里云或腾讯云的短信（sms.md）；三样都没有，正式环境不能启动。',
    timeoutMs: 8000,
    calls: {
      code: { about: '发验证码。有人在等，失败就告诉他「短信发送失败，请稍后再试」，不会自动重发。', request: CODE },
      notice: {
        about: '发通知。失败会重试一天，先隔 5 秒，以后每次加倍，最长 1 小时。同一个 no 再来，不要再发，回答 2xx。',
        request: NEWS,
      },
    },
  },
  carrier: {
    title: '快递',
    about:
      '包裹到哪里了。也可以不用中转，直接用快递100：订阅以后它自己推送每一步（变量 `KUAIDI100_CUSTOMER`、`KUAIDI100_KEY`）；都没有，包裹按钟点走。',
    timeoutMs: 8000,
    calls: {
      track: {
        about:
          '包裹至今走过的每一步，先后不限。没有签收以前隔一段时间问一次；没有回答就下次再问。时间在将来的、缺项的步骤不会显示。',
        request: shape({
          company: text('快递公司，出库时写的名字'),
          trackingNo: text('运单号'),
          tail: text('收件人手机后四位，有的公司查单要用；不知道时为空'),
        }),
        answer: shape({ steps: Type.Array(Type.Unknown(), { description: '一步一项，见下表；没有就是空的' }) }),
        without: 'steps',
      },
    },
  },
  authentication: {
    title: '实名',
    about: '姓名、证件号、银行卡和银行预留手机是不是一个人。没有它，正式环境谁也不能实名。内容不能记进日志。',
    timeoutMs: 8000,
    calls: {
      verify: {
        about: '会员填好后问一次。没有回答就请他稍后再试，不会自动再问。',
        request: shape({
          name: text('姓名'),
          idNo: text('身份证号，末位的 X 大写'),
          cardNo: text('银行卡号，只有数字'),
          mobile: text('银行预留的手机号'),
        }),
        answer: shape({ verdict: Verdict }),
        without: 'a verdict',
      },
    },
  },
  workplace: {
    title: '办公应用登录',
    about:
      '把办公应用给的登录码换成员工。也可以不用中转，直接用钉钉自己的接口（变量 `DINGTALK_*`）；都没有，正式环境不能用办公应用登录。',
    timeoutMs: 8000,
    calls: {
      login: {
        about: '一个码只来一次。认不出的码回答 404，店里就不让他登录。',
        request: shape({ code: text('办公应用给的登录码') }),
        answer: shape({
          userId: some('这个人在公司里的编号，永远不变'),
          name: Type.Optional(Type.Unknown({ description: '姓名；不是文字就当没有' })),
        }),
        without: 'a user',
      },
      ticket: {
        about:
          '员工在办公应用里打开工作台，网页要用它的扫码等能力，店里自己签名。最多十分钟问一次；没有回答，网页照常打开，只是不能用这些能力。',
        request: shape({ ticket: Type.Literal(true, { description: '固定是 true' }) }),
        answer: shape({
          corpId: some('公司在办公应用里的编号'),
          agentId: some('应用的编号'),
          ticket: some('jsapi_ticket，至少还有 15 分钟有效'),
        }),
        without: 'a ticket',
      },
    },
  },
  payout: {
    title: '打款',
    about:
      '提现打到银行卡、微信零钱或结算服务。没有它，正式环境不打款。同一个 no 无论来几次都只付一次，回答它现在的样子；不能确定没有付出去时不要答 failed：failed 的钱会退回余额。',
    timeoutMs: 15_000,
    calls: {
      send: {
        about:
          '打一笔（银行卡、结算服务）。没有回答就带着同一个 no 再来，先隔 5 秒，以后每次加倍，最长 1 小时，一天后不再来，由店里的人处理。',
        request: payment('send'),
        answer: PayoutState,
        without: 'a state',
      },
      offer: {
        about: '开一笔要收款人在微信里确认的转账，回答那个确认框要的 package。同一个 no 再来，回答同一笔的。',
        request: payment('offer'),
        answer: shape({ package: some('微信的 package 参数') }),
        without: 'a package',
      },
      query: { about: '这笔转账怎样了。', request: byNo('query'), answer: PayoutState, without: 'a state' },
      revoke: {
        about: '撤回没有确认的转账。撤回了答 failed；已经确认的答 success；没有开过这一笔答 failed 或 404。',
        request: byNo('revoke'),
        answer: PayoutState,
        without: 'a state',
      },
    },
  },
  invoice: {
    title: '发票',
    about:
      '税务平台的电子发票。没有它，正式环境不能在线开票。没有回答的会重试，先隔 5 秒，以后每次加倍，最长 1 小时，到一天为止。',
    timeoutMs: 15_000,
    calls: {
      issue: {
        about: '开一张票。同一个 serial 再来，回答同一张。',
        request: shape({ issue: Paper }),
        answer: Outcome,
        without: 'an outcome',
      },
      redden: {
        about: '红冲一张票。同一个 serial 再来，回答同一张。',
        request: shape({ redden: RedPaper }),
        answer: Outcome,
        without: 'an outcome',
      },
      companies: {
        about: '名称里有这几个字的单位，填抬头时用；缺项的不会显示，最多显示 10 个。',
        request: shape({ companies: text('几个字') }),
        answer: shape({ companies: Type.Array(Type.Unknown(), { description: '一个单位一项，见下表；没有就是空的' }) }),
        without: 'companies',
      },
    },
  },
  video: {
    title: '视频',
    about:
      '课程和影片的影音放在哪里。没有它，店里的影音只能写 https 地址，谁拿到都能放。谁能看由店里定，中转只管给地址：地址要自己会失效。',
    timeoutMs: 8000,
    calls: {
      sources: {
        about:
          '有人打开一节课或一部影片，看着的时候每十分钟再问一次。地址至少十五分钟有效。没有回答就告诉他「影音暂时放不了，请稍后再试」。缺项的、不是 https 的不会显示。',
        request: shape({
          mediaId: text('影音的编号，店里写的那个'),
          trial: Type.Optional(Type.Integer({ description: '只给开头这么多秒：游客试看；剪不了就答空的' })),
        }),
        answer: shape({
          sources: Type.Array(Type.Unknown(), {
            description: '一个清晰度一项，从低到高，见下表；没有这个编号就是空的',
          }),
        }),
        without: 'sources',
      },
    },
  },
  mail: {
    title: '邮件',
    about: '把发票寄到邮箱。没有它，正式环境只能下载。',
    timeoutMs: 15_000,
    calls: {
      send: {
        about:
          '寄一封信。没有回答的会重试，先隔 5 秒，以后每次加倍，最长 1 小时，到一天为止。同一个 no 再来，不要再寄，回答 2xx。',
        request: shape({
          no: text('信的编号：同一个编号永远是同一封'),
          to: text('收信的邮箱'),
          subject: text('标题'),
          text: text('正文，纯文字'),
          files: Type.Array(shape({ name: text('文件名'), type: text('MIME 类型'), base64: text('内容，base64') }), {
            description: '附件',
          }),
        }),
      },
    },
  },
} as const satisfies Readonly<Record<string, RelayProtocol>>;

export type RelayName = keyof typeof RELAYS;
export type CallOf<N extends RelayName> = keyof (typeof RELAYS)[N]['calls'] & string;
type RowOf<N extends RelayName, C extends CallOf<N>> = (typeof RELAYS)[N]['calls'][C];
export type RequestTo<N extends RelayName, C extends CallOf<N>> =
  RowOf<N, C> extends { request: infer T extends TSchema } ? Static<T> : never;
export type AnswerOf<N extends RelayName, C extends CallOf<N>> =
  RowOf<N, C> extends { answer: infer T extends TSchema } ? Static<T> : undefined;

/** Parts of lists that are read one by one: what lacks something is left out. */
export const PARTS = { step: Step, company: Company, source: Source };
