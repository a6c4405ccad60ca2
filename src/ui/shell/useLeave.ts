/** Asks before typed things are lost: the page's own arrow, closing the browser tab, and the mini-program's back gesture. */
import { useCallback, useEffect } from 'react';
import Taro from '@tarojs/taro';
import { useStores } from '@/core/stores';

const QUESTION = { title: '放弃已填的内容？', text: '离开后要重新填写。', yes: '离开', no: '继续填' };

/** `<Page onBack={useLeave(form.dirty)}>` */
export function useLeave(dirty: boolean): () => Promise<boolean> {
  const { feedback } = useStores();

  useEffect(() => {
    if (!dirty) return undefined;
    if (process.env.TARO_ENV === 'weapp') {
      void Taro.enableAlertBeforeUnload({ message: QUESTION.title });
      return () => void Taro.disableAlertBeforeUnload({});
    }
    // The browser shows its own words.
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [dirty]);

  return useCallback(async () => {
    if (!dirty) return true;
    // The mini-program asks by itself when the page goes.
    if (process.env.TARO_ENV === 'weapp') return true;
    return feedback.confirm(QUESTION);
  }, [dirty, feedback]);
}
