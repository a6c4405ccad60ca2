/**
 * A code by text message: sent at most once in 60 s, by voice, where the shop has that, when nothing has come after it. The remaining seconds come from the
 * moment of sending, so a phone that slept shows the truth. The demo's hint stands beside the field.
 */
import { useCallback, useReducer, useRef, useState } from 'react';
import type { SmsScene } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useInterval } from '@/ui/kit/useInterval';
import { useAction } from '@/ui/shell/useAction';

export const CODE_PAUSE_S = 60;

/** Whole seconds until the next code may be asked for. */
export const secondsLeft = (sentAt: number, now: number): number =>
  Math.max(0, Math.ceil((sentAt + CODE_PAUSE_S * 1000 - now) / 1000));

/** What stands on the button. */
export const sendLabel = (left: number, sent: boolean): string =>
  left > 0 ? `${left} 秒后重发` : sent ? '重新获取' : '获取验证码';

export interface SmsCode {
  /** Seconds until another may be sent; 0 = now. */
  left: number;
  sent: boolean;
  label: string;
  /** Sent by SMS long enough ago: the voice call is offered. */
  voice: boolean;
  /** The code itself, on demo servers only. */
  hint: string | undefined;
  pending: boolean;
  /** To that mobile, or to the one in the field. */
  send: (to?: string) => Promise<boolean>;
  call: () => Promise<boolean>;
}

/** `mobile` is read when a code is asked for; a refusal (too often, unknown) is told by its toast. */
export function useSmsCode(scene: SmsScene, mobile: () => string | undefined): SmsCode {
  const { clock, config, feedback } = useStores();
  const [sentAt, setSentAt] = useState(0);
  const [hint, setHint] = useState<string>();
  const ask = useRef(mobile);
  ask.current = mobile;

  const left = sentAt === 0 ? 0 : secondsLeft(sentAt, clock.now());
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useInterval(tick, left > 0 && 1000);

  const request = useCallback(
    async (way: 'site.smsCode' | 'carrierSms.send', to = ask.current()) => {
      if (!to) return false;
      const answer = await call(way, { mobile: to, scene });
      setHint(answer.hint);
      setSentAt(clock.now());
      feedback.toast(way === 'site.smsCode' ? '验证码已发送' : '请留意来电，语音会念出验证码');
      return true;
    },
    [clock, feedback, scene],
  );
  const text = useAction((to?: string) => request('site.smsCode', to));
  const voice = useAction(() => request('carrierSms.send'));
  const sent = sentAt > 0;
  return {
    left,
    sent,
    label: sendLabel(left, sent),
    voice: sent && left === 0 && config.value?.voiceCode !== false,
    hint,
    pending: text.pending || voice.pending,
    send: text.run,
    call: voice.run,
  };
}
