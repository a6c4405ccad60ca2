/** For the staff of the store: the door's list with what was scanned without a line, the seats, the release of a tasting, the poster's code. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { EventDetail } from '@/contract';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Field } from '@/ui/kit/Field';
import { Notice } from '@/ui/kit/Notice';
import { QrCode } from '@/ui/kit/QrCode';
import { Quantity } from '@/ui/kit/Quantity';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title } from '@/ui/kit/Words';
import { Rows, useAction } from '@/ui/shell';
import styles from './detail.module.scss';
import { useDoor } from './useDoor';

interface HostPanelProps {
  event: EventDetail;
  onChange: () => unknown;
}

export function HostPanel({ event, onChange }: HostPanelProps) {
  const { feedback } = useStores();
  const { card, checkCode, tasting, seatsMap, brought } = event;
  const activityId = card.id;
  const [sheet, setSheet] = useState<'' | 'door' | 'seats' | 'code'>('');
  const [seats, setSeats] = useState(card.seats);
  const door = useDoor(event);
  const { list, rows, waiting } = door;
  const act = useAction(async (action: 'release' | 'seats' | 'cancel') => {
    if (action !== 'seats') {
      const isSure = await feedback.confirm(
        action === 'release'
          ? { title: '现在揭晓？', text: '名字、平均分和名次一起打开，之后不能再打分。', yes: '揭晓' }
          : { title: '取消这场活动？', text: '所有报名取消，费用原路退回，每位都会收到通知。', yes: '取消活动' },
      );
      if (!isSure) return;
    }
    await call('activity.hostAct', { activityId, action, ...(action === 'seats' ? { seats } : {}) });
    setSheet('');
    feedback.toast({ release: '已揭晓', seats: '席位已改', cancel: '已取消并退款' }[action]);
    await onChange();
  });
  return (
    <Card place="next" pad="all">
      <Stack gap={12}>
        <Title>门口与主持</Title>
        {brought.length > 0 && (
          <Note>{`你带来 ${brought.length} 位：${brought.map((one) => `${one.nickname}${one.status === 'checked' ? '（已到）' : ''}`).join('、')}`}</Note>
        )}
        <View className={styles.acts}>
          <Button
            size="s"
            tone="line"
            busy={door.load.pending}
            onPress={() => void door.load.run().then((done) => done && setSheet('door'))}
          >
            到场名单
          </Button>
          {checkCode && (
            <Button size="s" tone="line" onPress={() => setSheet('code')}>
              签到码
            </Button>
          )}
          {!seatsMap && (
            <Button size="s" tone="line" onPress={() => setSheet('seats')}>
              改席位
            </Button>
          )}
          {tasting && !tasting.released && (
            <Button size="s" tone="line" onPress={() => void act.run('release')}>
              揭晓分数
            </Button>
          )}
          <Button size="s" tone="plain" onPress={() => void act.run('cancel')}>
            取消活动
          </Button>
        </View>
      </Stack>
      <Sheet
        open={sheet === 'door'}
        title={list ? `到场 ${door.came} / ${list.expected}` : '到场名单'}
        onClose={() => setSheet('')}
        footer={
          <Button block size="l" icon="scan" onPress={() => void door.scan.run()}>
            扫票
          </Button>
        }
      >
        {waiting.length > 0 && <Notice tone="warn">{`${waiting.length} 次扫码等着送出`}</Notice>}
        {list && list.rows.length === 0 && <Notice>还没有人报名</Notice>}
        <Rows
          rows={rows}
          keyOf={({ code }) => code}
          render={({ code, name, mobile, qty, seats: own, status, checkedAt, checkedBy }) => (
            <RecordRow
              title={`${name}　${qty} 位`}
              notes={[
                [mobile, ...own].join('　'),
                checkedAt === undefined
                  ? status === 'unpaid'
                    ? '待支付'
                    : code
                  : `${formatTime(checkedAt, 'h:m')} ${checkedBy}`,
              ]}
            >
              {status !== 'unpaid' && (
                <Button
                  size="s"
                  tone={status === 'checked' ? 'plain' : 'line'}
                  label={`${name}，${status === 'checked' ? '撤销' : '放行'}`}
                  onPress={() => void door.mark.run(code, status === 'checked' ? 'out' : 'in')}
                >
                  {status === 'checked' ? '撤销' : '放行'}
                </Button>
              )}
            </RecordRow>
          )}
        />
      </Sheet>
      <Sheet
        open={sheet === 'seats'}
        title="改席位"
        onClose={() => setSheet('')}
        footer={
          <Button block size="l" busy={act.pending && '保存中'} onPress={() => void act.run('seats')}>
            保存
          </Button>
        }
      >
        <Field
          label={`已报 ${card.joined}，不能少于它`}
          trailing={<Quantity label="席位" value={seats} max={500} onChange={setSeats} />}
        />
      </Sheet>
      <Sheet open={sheet === 'code'} title="签到码" onClose={() => setSheet('')}>
        <Stack align="center" gap={12}>
          {checkCode && <QrCode text={checkCode} label="门口的签到码" size={220} />}
          <Note>贴在门口，客人扫它签到；没报名的有空位就能入席。</Note>
        </Stack>
      </Sheet>
    </Card>
  );
}
