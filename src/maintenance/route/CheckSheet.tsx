/** 签到: where the phone is, a picture, and why it is so far when it is; kept on the phone where there is no line. */
import { useEffect, useState, type ReactElement } from 'react';
import { formatTime } from '@/core/lib/time';
import type { Fix } from '@/core/platform';
import { useStores } from '@/core/stores';
import type { VisitPlan, VisitStop } from '@/contract';
import { PhotoField } from '@/domain/photo/PhotoField';
import { distanceOf, distanceText } from '@/domain/place/place';
import { Button } from '@/ui/kit/Button';
import { Facts } from '@/ui/kit/Facts';
import { Notice } from '@/ui/kit/Notice';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useMessenger } from '@/ui/shell';
import { isAway } from './order';
import type { Checkin } from './useRoute';

interface CheckSheetProps {
  plan: VisitPlan;
  stop: VisitStop | undefined;
  onClose: () => void;
  onCheck: (checkin: Checkin) => Promise<void>;
}

const metresTo = (fix: Fix | undefined, stop: VisitStop | undefined): number | undefined =>
  fix && stop?.geo ? distanceOf(fix, stop.geo) : undefined;

/** Where one is, what is shown of it, and why there. */
function useCheck({ plan, stop, onClose, onCheck }: CheckSheetProps) {
  const { feedback } = useStores();
  const messenger = useMessenger();
  const [fix, setFix] = useState<Fix>();
  const [photos, setPhotos] = useState<string[]>([]);
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  useEffect(() => {
    setFix(undefined);
    setPhotos([]);
    setReason('');
    setError('');
  }, [stop?.id]);
  const locate = useAction(async () => {
    const found = await messenger.locate();
    if (!found) return feedback.toast('无法定位，请在设置中开启');
    setError('');
    return setFix(found);
  });
  const metres = metresTo(fix, stop);
  const isFar = metres !== undefined && isAway(metres, fix?.accuracy);
  const check = useAction(async () => {
    if (!stop || !fix) return;
    if (isFar && reason.trim() === '') return setError('写一句为什么在这里签到');
    await onCheck({ plan, stopId: stop.id, fix, reason: reason.trim(), photos });
    onClose();
  });
  return { fix, photos, setPhotos, reason, setReason, error, locate, check, metres, isFar };
}

export function CheckSheet(props: CheckSheetProps): ReactElement {
  const { stop, onClose } = props;
  const { clock } = useStores();
  const { fix, photos, setPhotos, reason, setReason, error, locate, check, metres, isFar } = useCheck(props);
  return (
    <Sheet
      open={stop !== undefined}
      title={`签到　${stop?.client.name ?? ''}`}
      onClose={onClose}
      footer={
        fix ? (
          <Button block size="l" icon="camera" busy={check.pending && '签到中'} onPress={() => void check.run()}>
            {isFar ? '异地签到' : '签到'}
          </Button>
        ) : (
          <Button block size="l" icon="locate" busy={locate.pending && '定位中'} onPress={() => void locate.run()}>
            定位
          </Button>
        )
      }
    >
      <Facts
        rows={[
          { label: '地址', value: stop?.address || '还没有地址' },
          { label: '时间', value: formatTime(clock.now(), 'h:m') },
          metres !== undefined && { label: '离客户', value: distanceText(metres) },
        ]}
      />
      {isFar && (
        <>
          <Notice tone="warn">离客户超过 500 米，会记为异地签到。</Notice>
          <TextField
            label="原因"
            value={reason}
            maxLength={100}
            placeholder="比如：客户改在隔壁茶馆见面"
            {...(error !== '' && { error })}
            onInput={setReason}
          />
        </>
      )}
      <PhotoField label="现场照片" value={photos} scene="visit" onChange={setPhotos} />
    </Sheet>
  );
}
