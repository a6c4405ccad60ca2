/** The dry facts of one store, part by part; a part that the store has not filled is left out. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { VenueDetail } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Avatar } from '@/ui/kit/Avatar';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Facts } from '@/ui/kit/Facts';
import { Notice } from '@/ui/kit/Notice';
import { Section } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { Blocks } from '@/ui/shell';
import { AREAS } from '../venue/Rooms';
import { hoursRows } from '../venue/hours';
import { Sketch } from './Sketch';
import styles from './facts.module.scss';

interface StoreFactsProps {
  venue: VenueDetail;
  onDial: (number: string) => void;
  onCopy: (text: string) => void;
  /** A visitor who wants what is for members. */
  onLogin: () => void;
}

export function StoreFacts({ venue, onDial, onCopy, onLogin }: StoreFactsProps): ReactElement {
  const { store, manager, team, notices, rooms, traffic, licences } = venue;
  return (
    <View className={styles.page}>
      {venue.closedText && <Notice tone="danger">{venue.closedText}</Notice>}
      {notices.map((text) => (
        <Notice key={text} tone="plain">
          {text}
        </Notice>
      ))}
      <Blocks>
        <Section title="在哪里">
          <Sketch store={store} />
          <Cells place="alone">
            <Cell label="抄下地址" act="复制" onPress={() => onCopy(`${store.name} ${store.address}`)} />
          </Cells>
        </Section>
        <Section title="怎么联系">
          <Phones venue={venue} onDial={onDial} />
        </Section>
        <Section title="营业时间">
          <FactCard rows={hoursRows(venue)} />
        </Section>
        {traffic.length > 0 && (
          <Section title="怎么来">
            <FactCard rows={traffic} />
          </Section>
        )}
        {rooms.length > 0 && (
          <Section title="茶席" note={`${rooms.length} 处`}>
            <FactCard
              rows={rooms.map(({ name, area, seatsMax, minSpend }) => ({
                label: `${name}　${AREAS[area]}`,
                value: `${seatsMax} 位　${minSpend > 0 ? `低消 ${shortYuan(minSpend)}` : '无低消'}`,
              }))}
            />
          </Section>
        )}
        <Section title="店里">
          <Cells place="alone">
            <Wifi venue={venue} onCopy={onCopy} onLogin={onLogin} />
            {venue.delivery !== '' && <Cell label="外送范围" note={venue.delivery} />}
          </Cells>
        </Section>
        {team.length > 0 && (
          <Section title="店里的人" note={`${team.length} 位`}>
            <Cells place="alone">
              {team.map(({ id, no, name, avatar, title }) => (
                <Cell
                  key={id}
                  leading={<Avatar src={avatar} name={name} size={40} alt="" />}
                  label={name}
                  note={`${id === manager?.id ? '店长' : title}　工号 ${no}`}
                  role="link"
                  onPress={() => go('/vip/pages/businessCard', { employeeNo: no })}
                />
              ))}
            </Cells>
          </Section>
        )}
        {licences.length > 0 && (
          <Section title="证照">
            <FactCard rows={licences} />
          </Section>
        )}
      </Blocks>
    </View>
  );
}

const FactCard = ({ rows }: { rows: readonly { label: string; value: string }[] }): ReactElement => (
  <Card place="alone" pad="rows">
    <Facts closed={false} rows={rows} />
  </Card>
);

/** A store without a telephone is reached through the service of the house. */
function Phones({ venue: { phones }, onDial }: Pick<StoreFactsProps, 'venue' | 'onDial'>): ReactElement {
  const known = phones.filter(({ value }) => value !== '');
  return (
    <Cells place="alone">
      {known.map(({ key, label, value }) => (
        <Cell key={key} label={label} note={value} act="拨打" onPress={() => onDial(value)} />
      ))}
      {known.length === 0 && (
        <Cell label="联系客服" role="link" onPress={() => go('/contact/pages/ContactUs', {})}>
          这家店没有留电话
        </Cell>
      )}
    </Cells>
  );
}

function Wifi({ venue: { wifi }, onCopy, onLogin }: Omit<StoreFactsProps, 'onDial'>): ReactElement {
  if (!wifi) return <Cell label="店内 Wi-Fi" act="登录后可见" onPress={onLogin} />;
  return (
    <Cell
      label="店内 Wi-Fi"
      note={
        <Stack gap={2}>
          <Words size="foot" tone="soft">
            {wifi.name}
          </Words>
          <Words size="foot" tone="muted" figures>
            {`密码 ${wifi.password}`}
          </Words>
        </Stack>
      }
      act="复制密码"
      onPress={() => onCopy(wifi.password)}
    />
  );
}
