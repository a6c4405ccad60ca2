/** When the draft was kept last, and whether something was typed since. */
import type { ReactElement } from 'react';
import { formatTime } from '@/core/lib/time';
import { Slot } from '@/ui/kit/Slot';
import { Words } from '@/ui/kit/Words';

export const Kept = ({ at, dirty }: { at: number | undefined; dirty: boolean }): ReactElement => (
  <Slot>
    {at !== undefined && (
      <Words size="sub" tone={dirty ? 'muted' : 'celadon'}>
        {`${dirty ? '待保存' : '已自动保存'} ${formatTime(at, 'h:m')}`}
      </Words>
    )}
  </Slot>
);
