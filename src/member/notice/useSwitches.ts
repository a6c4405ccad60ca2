/** The switches of messages: turned at once, turned back when the server refuses. */
import { useState } from 'react';
import type { NoticeSettings } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';

export type SwitchKey = keyof NoticeSettings;

export function useSwitches() {
  const { feedback } = useStores();
  const [turned, setTurned] = useState<Partial<NoticeSettings>>({});
  const turn = async (key: SwitchKey, on: boolean) => {
    setTurned((was) => ({ ...was, [key]: on }));
    try {
      const saved = await call('site.setMsgNotice', { key, on });
      // A later press on the same switch stands; its own answer comes.
      setTurned((was) => (was[key] === on ? { ...was, [key]: saved[key] } : was));
    } catch (error) {
      setTurned((was) => (was[key] === on ? { ...was, [key]: !on } : was));
      feedback.report(error);
    }
  };
  return { turned, turn };
}
