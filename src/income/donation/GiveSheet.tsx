/** How much is given, in points or from the balance; that it does not come back is said before. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf, DonationProject, DonationRow } from '@/contract';
import { earnedOf } from '@/domain/points/labels';
import { figure, formatYuan } from '@/core/lib/money';
import { Button } from '@/ui/kit/Button';
import { Check } from '@/ui/kit/Check';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Segmented } from '@/ui/kit/Segmented';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { Note, Words } from '@/ui/kit/Words';
import { amountText, PRESETS, useGiving } from './useGiving';
import styles from './GiveSheet.module.scss';

const UNITS = [
  { id: 'points', label: '积分' },
  { id: 'money', label: '余额' },
] as const;

interface GiveSheetProps {
  project: DonationProject | undefined;
  index: DataOf<'donation.index'>;
  onClose: () => void;
  onDone: (row: DonationRow) => void;
}

export function GiveSheet({ project, index, onClose, onDone }: GiveSheetProps): ReactElement {
  const giving = useGiving(project, index, onDone);
  const { unit, value, why, proof } = giving;
  return (
    <>
      <Sheet
        open={project !== undefined && !proof.open}
        title={`捐给${project?.title ?? ''}`}
        onClose={onClose}
        footer={
          <Button block size="l" disabled={why !== undefined} busy={giving.pending && '提交中'} onPress={giving.submit}>
            {why === undefined && value !== undefined ? `捐赠 ${amountText(unit, value)}` : '捐赠'}
          </Button>
        }
      >
        <Stack gap={12}>
          <Segmented label="捐什么" items={UNITS} current={unit} block onChange={giving.setUnit} />
          <Note>
            {unit === 'points'
              ? `可捐 ${figure(earnedOf(index.total.points))} 积分${index.total.points.bought ? '，充值积分不能捐' : ''}`
              : `可用余额 ${formatYuan(index.total.money.balance)}，需要支付密码`}
          </Note>
          <ChipGroup label="数量" role="radiogroup">
            {PRESETS[unit].map((preset) => (
              <Chip key={preset} role="radio" selected={giving.chosen === preset} onPress={() => giving.choose(preset)}>
                {amountText(unit, preset)}
              </Chip>
            ))}
          </ChipGroup>
          <TextField
            label="自定"
            kind={unit === 'money' ? 'amount' : 'number'}
            placeholder={unit === 'money' ? '最少 1 元' : '最少 10 积分'}
            maxLength={9}
            value={giving.own}
            error={giving.own === '' ? undefined : why}
            onInput={giving.setOwn}
          />
          <TextArea
            label="留言"
            placeholder="选填，60 字以内"
            maxLength={60}
            rows={2}
            value={giving.message}
            onInput={giving.setMessage}
          />
          <View className={styles.line}>
            <Check checked={giving.anonymous} label="匿名捐赠" onChange={giving.setAnonymous} />
            <Text>匿名，证书上显示为爱心茶友</Text>
          </View>
          {giving.own === '' && why !== undefined && (
            <Words size="foot" tone="danger">
              {why}
            </Words>
          )}
          <Note>捐赠后不能退回，请确认再捐。</Note>
        </Stack>
      </Sheet>
      {proof.sheet}
    </>
  );
}
