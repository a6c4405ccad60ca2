/** What the page shows: one theme of gatherings, in sessions or on a day of one's own. */
import { useShareAppMessage } from '@tarojs/taro';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { shortYuan } from '@/core/lib/money';
import { canOpen, go, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { ActivityRow } from '@/domain/activity/ActivityRow';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Empty } from '@/ui/kit/Empty';
import { Facts } from '@/ui/kit/Facts';
import { Picture } from '@/ui/kit/Picture';
import { RichText } from '@/ui/kit/RichText';
import { Section } from '@/ui/kit/SectionHead';
import { Steps } from '@/ui/kit/Steps';
import { Note, Title } from '@/ui/kit/Words';
import { Blocks, Page, useOffer, usePageData, usePageParams, useShareCard } from '@/ui/shell';
import { ThemeCover } from '@/reservation/gathering/ThemeCover';
import styles from '@/reservation/gathering/gathering.module.scss';

const WIZARD = '/reservation/pages/detail/newDetail';

export function Theme() {
  const { id = '', storeId } = usePageParams<'/reservation/pages/explore/gatheringactivities'>();
  const { session } = useStores();
  const state = usePageData(async () => {
    const { theme } = await call('tea.salon', { themeId: id, ...(storeId ? { storeId } : {}) });
    if (!theme) throw new Error(id);
    return theme;
  }, [id, storeId, session.token]);
  const theme = state.data;
  const card = theme && {
    title: theme.card.title,
    desc: theme.card.summary,
    pic: theme.card.cover,
    url: `/reservation/pages/explore/gatheringactivities?id=${id}`,
  };
  useShareAppMessage(useShareCard(card));
  useOffer(card);
  const wizard = `${WIZARD}?storeId=${storeId ?? theme?.stores[0]?.id ?? ''}&party=${theme?.card.minPeople ?? 2}`;
  return (
    <Page
      state={state}
      skeleton="detail"
      action={
        theme && (
          <>
            <Button
              grow
              size="l"
              tone="line"
              onPress={() => go('/contact/pages/ContactUs', { topic: theme.card.title })}
            >
              咨询
            </Button>
            {canOpen(wizard) && !theme.card.over && (
              <Button grow size="l" onPress={() => open(wizard)}>
                包场定制
              </Button>
            )}
          </>
        )
      }
    >
      {({ card: head, html, flow, teas, stores, sessions, similar }) => (
        <Blocks>
          <View>
            <Picture src={head.cover} w={750} ratio={0.56} alt="" priority />
            <View className={styles.story}>
              <Title size="display" block>
                {head.title}
              </Title>
              <Note block>{head.summary}</Note>
              <Note block>
                {`${shortYuan(head.priceEach)} / 位，${head.minPeople} 位起；不足按 ${head.minPeople} 位计 ${shortYuan(head.priceEach * head.minPeople)}`}
              </Note>
            </View>
          </View>
          <Section title="参加场次">
            <Card place="alone">
              {sessions.map((one) => (
                <ActivityRow key={one.id} card={one} onOpen={() => go('/activity/pages/index', { id: one.id })} />
              ))}
              {sessions.length === 0 && (
                <Empty title={head.over ? '这个主题已结束' : '还没有公开场次'} text="可以包场，定自己的日子和人数" />
              )}
            </Card>
          </Section>
          <View className={styles.story}>
            <RichText html={html} />
          </View>
          <Section title="流程" note={`共 ${head.minutes} 分钟`}>
            <Card place="alone" pad="all">
              <Steps
                label="流程"
                items={flow.map(({ key, label, value }) => ({ id: key, time: `${label}′`, title: value }))}
              />
            </Card>
          </Section>
          <Section title="喝什么">
            <Card place="alone" pad="text">
              <Facts closed={false} rows={teas.map(({ label, value }) => ({ label, value }))} />
            </Card>
          </Section>
          <Section title="在哪里" note={stores.map(({ name }) => name).join('、')} />
          {similar.length > 0 && (
            <Section title="相近的主题">
              {similar.slice(0, 3).map((one) => (
                <ThemeCover
                  key={one.id}
                  theme={one}
                  onOpen={() => open(`/reservation/pages/explore/gatheringactivities?id=${one.id}`)}
                />
              ))}
            </Section>
          )}
          <View className={styles.words} />
        </Blocks>
      )}
    </Page>
  );
}
