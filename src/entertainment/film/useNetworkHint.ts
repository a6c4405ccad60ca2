/** 当前为移动网络, said once a day. */
import { useEffect } from 'react';
import { dayOf } from '@/core/lib/day';
import { useStores } from '@/core/stores';
import { cellular } from '@/domain/file/cellular';
import { useVisible } from '@/ui/kit/useVisible';

const KEY = 'film_network_day';

export function useNetworkHint(): void {
  const { feedback, platform: device, clock } = useStores();
  const visible = useVisible();
  useEffect(() => {
    if (!visible) return;
    const today = dayOf(clock.now());
    if (device.storage.get(KEY) === today) return;
    void cellular().then((on) => {
      if (!on || device.storage.get(KEY) === today) return;
      device.storage.set(KEY, today);
      feedback.toast('当前为移动网络，可以打开省流量');
    });
  }, [clock, device, feedback, visible]);
}
