/** Text messages by Tencent Cloud. Sources: cloud.tencent.com - SendSms of 2021-01-11, 短信错误码, 变量规范 of 正文模板. */
import type { Agent } from 'node:http';
import type { TencentSmsConfig } from '../config';
import type { SmsGateway } from './sms';
import { createTemplateSms, exportsOf, SmsFault, variableOf, type AskProvider, type SmsProvider } from './smsTemplate';

const NAME = 'Tencent Cloud SMS';
/** Characters of a variable: enough for a title, so the text is read in the app. */
const MOST = 6;
/** Messages within the country are the same from each of its regions. */
const REGION = 'ap-guangzhou';
/** Seconds after which the package drops a connection. */
const WAIT_S = 8;

interface Options {
  /** How the provider is reached: tests lead its own name to a server of theirs. */
  agent?: Agent;
  protocol?: 'https://' | 'http://';
  timeoutMs?: number;
}

export const createTencentSms = (config: TencentSmsConfig, options: Options = {}): SmsGateway =>
  createTemplateSms(tencent(config, options), config.templates, options.timeoutMs);

const tencent = (config: TencentSmsConfig, options: Options): SmsProvider => ({
  name: NAME,
  open: () => open(config, options),
  notice: (title) => ({ title: variableOf(title, MOST) }),
  words: {
    sent: 'Ok',
    // Of this mobile; what is used up for all of the shop is its operator's to mend.
    tooOften:
      /^LimitExceeded\.(?:PhoneNumber(?:ThirtySecond|OneHour|Daily|SameContentDaily)Limit|DeliveryFrequencyLimit)$/,
    unreachable: /^(?:InvalidParameterValue\.IncorrectPhoneNumber|FailedOperation\.PhoneNumberInBlacklist)$/,
    lost: /^(?:InternalError\.(?:Timeout|SendAndRecvFail)|FailedOperation\.ContainSensitiveWord|InvalidParameterValue\.(?:ContentLengthLimit|TemplateParameter(?:Length|Format)\w+|ProhibitedUseUrlInTemplateParameter))$/,
  },
});

async function open(
  { secretId, secretKey, appId, sign }: TencentSmsConfig,
  { agent, protocol = 'https://' }: Options,
): Promise<AskProvider> {
  const { sms } = exportsOf(await import('tencentcloud-sdk-nodejs-sms'));
  const client = new sms.v20210111.Client({
    credential: { secretId, secretKey },
    region: REGION,
    profile: { httpProfile: { protocol, agent, reqTimeout: WAIT_S } },
  });

  return async ({ mobile, template, values, no }) => {
    try {
      const answer: unknown = await client.SendSms({
        PhoneNumberSet: [`+86${mobile}`],
        SmsSdkAppId: appId,
        SignName: sign,
        TemplateId: template,
        TemplateParamSet: Object.values(values),
        SessionContext: no,
      });
      return wordOf(answer);
    } catch (error) {
      // What is refused as a whole (key, signature, too many a second) is thrown with its word; else the status is all there is.
      const { code, httpCode, requestId } = (error ?? {}) as Record<'code' | 'httpCode' | 'requestId', unknown>;
      if (typeof code === 'string' && typeof requestId === 'string') return code;
      if (typeof httpCode === 'number') throw new SmsFault(`${NAME} answered HTTP ${httpCode}`, true);
      throw error;
    }
  };
}

/** Each mobile has a word of its own; one is asked for. */
function wordOf(answer: unknown): string | undefined {
  const states = (answer as { SendStatusSet?: unknown } | null)?.SendStatusSet;
  const code: unknown = Array.isArray(states) ? (states[0] as { Code?: unknown } | undefined)?.Code : undefined;
  return typeof code === 'string' ? code : undefined;
}
