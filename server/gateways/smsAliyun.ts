/** Text messages by Aliyun. Sources: help.aliyun.com - SendSms of 短信服务, its API错误码, 变量规范 of 通知短信模板. */
import type { AliyunSmsConfig } from '../config';
import type { SmsGateway } from './sms';
import { createTemplateSms, exportsOf, variableOf, type AskProvider, type SmsProvider } from './smsTemplate';

/** Characters of a variable of the kind 其他. */
const MOST = 35;
/** The package waits for a connection and for the answer; the gateway itself gives up before both together. */
const WAIT_MS = 8000;

interface Options {
  /** Where the provider is: tests have one of their own. */
  endpoint?: string;
  protocol?: 'https' | 'http';
  timeoutMs?: number;
}

export const createAliyunSms = (config: AliyunSmsConfig, options: Options = {}): SmsGateway =>
  createTemplateSms(aliyun(config, options), config.templates, options.timeoutMs);

const aliyun = (config: AliyunSmsConfig, options: Options): SmsProvider => ({
  name: 'Aliyun SMS',
  open: () => open(config, options),
  notice: (title, text) => ({ title: variableOf(title, MOST), text: variableOf(text, MOST) }),
  words: {
    sent: 'OK',
    tooOften: /^isv\.BUSINESS_LIMIT_CONTROL$/,
    unreachable: /^isv\.MOBILE_NUMBER_ILLEGAL$/,
    lost: /^isv\.(?:SMS_CONTENT_ILLEGAL|BLACK_KEY_CONTROL_LIMIT|PARAM_LENGTH_LIMIT|PARAM_NOT_SUPPORT_URL)$/,
  },
});

async function open({ keyId, keySecret, sign }: AliyunSmsConfig, options: Options): Promise<AskProvider> {
  const { default: Client, SendSmsRequest } = exportsOf(await import('@alicloud/dysmsapi20170525'));
  const client = new Client({
    accessKeyId: keyId,
    accessKeySecret: keySecret,
    endpoint: options.endpoint ?? 'dysmsapi.aliyuncs.com',
    protocol: options.protocol ?? 'https',
    connectTimeout: WAIT_MS,
    readTimeout: WAIT_MS,
  } as ConstructorParameters<typeof Client>[0]);

  return async ({ mobile, template, values, no }) => {
    const request = new SendSmsRequest({
      phoneNumbers: mobile,
      signName: sign,
      templateCode: template,
      templateParam: JSON.stringify(values),
      outId: no,
    });
    try {
      const { body } = await client.sendSms(request);
      return typeof body?.code === 'string' ? body.code : undefined;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal !== undefined) return refusal;
      throw error;
    }
  };
}

/** What is refused before SendSms sees it (key, signature, too many a second) comes with a status of HTTP and the word in `code`. */
function refusalOf(error: unknown): string | undefined {
  const { statusCode, code } = (error ?? {}) as { statusCode?: unknown; code?: unknown };
  return typeof statusCode === 'number' && typeof code === 'string' && code !== 'undefined' ? code : undefined;
}
