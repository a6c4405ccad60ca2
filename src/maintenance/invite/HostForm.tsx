/** The staff's side before it is sent: whom, what for, where and when, with the card as its guest will see it. */
import { useRef, useState, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import type { ActivityCard, StoreCard } from '@/contract';
import { call } from '@/core/api';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Field } from '@/ui/kit/Field';
import { Section } from '@/ui/kit/SectionHead';
import { Skeleton } from '@/ui/kit/Skeleton';
import { Stepper } from '@/ui/kit/Stepper';
import { TextArea } from '@/ui/kit/TextArea';
import { useBlock } from '@/ui/shell';
import { ActionBar } from '@/ui/shell/ActionBar';
import { ChoiceField } from '../ChoiceField';
import { ClientField, ClientSheet } from '../ClientField';
import { useRooms, type RoomChoice } from '../useRooms';
import { When } from '../When';
import { RoomField, StoreField } from '../WhereFields';
import { InviteCard } from './Card';
import { MINUTES, NO_ROOM, useInvitation, type InvitationForm, type InvitationOptions } from './useInvitation';

export const HostForm = observer(function HostForm(options: InvitationOptions): ReactElement {
  const { row, dict } = options;
  const { form, client, setClient, save, move, host } = useInvitation(options);
  const { values, set } = form;
  const [choosing, setChoosing] = useState(false);
  const events = useEvents(values.purpose === 'event' ? values.storeId : '');
  const rooms = useRooms(values.storeId, values.at, values.party, MINUTES);
  const stores = useBlock(() => call('pickUp.index', {}));
  const hasCome = useRef(false);
  hasCome.current ||= stores !== undefined && (rooms !== undefined || values.storeId === '');
  if (!hasCome.current) return <Skeleton kind="cells" />;
  return (
    <>
      <Card place="next">
        <ClientField client={client} onPress={row ? undefined : () => setChoosing(true)} />
        <ChoiceField
          label="请他来"
          items={dict.purposes.map(({ value, label }) => ({ id: value, label }))}
          current={values.purpose}
          onChange={(purpose) => set('purpose', purpose)}
        />
        <StoreField stores={dict.stores} current={values.storeId} onChange={move} />
        {events.length > 0 && <EventField form={form} events={events} />}
        <WhenAndWho form={form} />
        <RoomField
          rooms={rooms}
          none={NO_ROOM}
          current={values.roomId}
          kept={row?.room?.id}
          error={form.errors.roomId}
          onChange={(roomId) => set('roomId', roomId)}
        />
        <TextArea
          label="捎句话"
          maxLength={200}
          placeholder="比如：今年头采的银针到了，留了靠窗的位置。"
          {...form.bind('note')}
        />
      </Card>
      <Preview
        form={form}
        store={stores?.find(({ id }) => id === values.storeId)}
        rooms={rooms}
        events={events}
        host={host}
      />
      <ActionBar>
        <Button size="l" tone="line" onPress={() => void save.run(false)}>
          保存草稿
        </Button>
        <Button block size="l" busy={save.pending && '发送中'} onPress={() => void save.run(true)}>
          发送邀约
        </Button>
      </ActionBar>
      <ClientSheet
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(one) => {
          setClient(one);
          setChoosing(false);
        }}
      />
    </>
  );
});

/** What a store holds; '' asks for none. */
function useEvents(storeId: string): readonly ActivityCard[] {
  const salons = useBlock(async () => (storeId === '' ? undefined : call('tea.salon', { storeId, page: 1 })), storeId);
  return salons?.page?.list ?? [];
}

interface PartProps {
  form: InvitationForm;
}

/** The hour of an activity is that of its invitation; pressed again it is none. */
function EventField({ form: { values, set }, events }: PartProps & { events: readonly ActivityCard[] }): ReactElement {
  return (
    <ChoiceField
      label="活动"
      items={events.map(({ id, title }) => ({ id, label: title }))}
      current={values.activityId}
      onChange={(id) => {
        const event = events.find((one) => one.id === id);
        set('activityId', values.activityId === id ? '' : id);
        if (event) set('at', event.startAt);
      }}
    />
  );
}

function WhenAndWho({ form: { values, set, errors } }: PartProps): ReactElement {
  return (
    <>
      <When label="邀约" at={values.at} error={errors.at} onChange={(at) => set('at', at)} />
      <Field
        label="几位"
        {...(errors.party !== undefined && { error: errors.party })}
        trailing={
          <Stepper label="几位" value={values.party} min={1} max={50} onChange={(party) => set('party', party)} />
        }
      />
    </>
  );
}

interface PreviewProps extends PartProps {
  store: StoreCard | undefined;
  rooms: readonly RoomChoice[] | undefined;
  events: readonly ActivityCard[];
  host: string;
}

function Preview({ form: { values }, store, rooms = [], events, host }: PreviewProps): ReactElement | null {
  if (!store) return null;
  const room = rooms.find((one) => one.room.id === values.roomId)?.room;
  return (
    <Section near title="客人看到的">
      <InviteCard
        {...values}
        minutes={MINUTES}
        host={host}
        store={store}
        room={room && { name: room.name, image: room.images[0] }}
        activity={events.find(({ id }) => id === values.activityId)?.title}
      />
    </Section>
  );
}
