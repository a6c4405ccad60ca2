/** 服务与茶艺师: what one comes for, and who makes the tea. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ServiceType } from '@/contract';
import { call } from '@/core/api';
import { shortYuan } from '@/core/lib/money';
import { aria } from '@/ui/kit/aria';
import { Avatar } from '@/ui/kit/Avatar';
import { Cell } from '@/ui/kit/Cell';
import { CheckMark } from '@/ui/kit/Check';
import { Words } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import type { WizardState } from './useWizard';
import styles from './wizard.module.scss';

interface ServiceFoldProps {
  wizard: WizardState;
  storeId: string;
  services: readonly ServiceType[];
}

export const priceOf = ({ price, minutes }: ServiceType): string =>
  price > 0 ? `${shortYuan(price)} / 位` : `${minutes / 60} 小时起`;

export function ServiceFold({ wizard, storeId, services }: ServiceFoldProps): ReactElement {
  const { serviceTypeId, setService, employeeNo, setEmployee, date, exact } = wizard;
  const at = exact && { start: exact.start, minutes: exact.minutes };
  const people = useBlock(
    () => call('booking.employeeNoList', { storeId, date, serviceTypeId, ...at }),
    [storeId, date, serviceTypeId, at?.start, at?.minutes].join(' '),
  );
  return (
    <View className={styles.choices}>
      <View {...aria({ role: 'radiogroup', label: '服务' })}>
        {services.map((service) => (
          <Cell
            key={service.id}
            role="radio"
            checked={service.id === serviceTypeId}
            label={service.name}
            note={service.text}
            arrow={false}
            onPress={() => setService(service.id)}
          >
            <Words size="sub" tone="soft" figures>
              {priceOf(service)}
            </Words>
            <CheckMark kind="radio" checked={service.id === serviceTypeId} />
          </Cell>
        ))}
      </View>
      <Words size="sub" tone="muted" block className={styles.kind}>
        茶艺师
      </Words>
      <View {...aria({ role: 'radiogroup', label: '茶艺师' })}>
        <Cell
          role="radio"
          checked={employeeNo === ''}
          label="不指定茶艺师"
          note="由店里安排当值的一位"
          arrow={false}
          onPress={() => setEmployee('')}
        >
          <CheckMark kind="radio" checked={employeeNo === ''} />
        </Cell>
        {people?.map(({ no, name, avatar, title, skills, freeText, full }) => (
          <Cell
            key={no}
            role="radio"
            checked={no === employeeNo}
            disabled={full === true}
            leading={<Avatar src={avatar} size={40} name={name} />}
            label={`${name} ${title}`}
            note={[freeText, skills.slice(0, 3).join(' ')].filter(Boolean).join('，')}
            arrow={false}
            onPress={() => setEmployee(no)}
          >
            <CheckMark kind="radio" checked={no === employeeNo} disabled={full === true} />
          </Cell>
        ))}
      </View>
    </View>
  );
}
