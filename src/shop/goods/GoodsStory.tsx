/** The lower part of a goods page: groups to join, how it is brewed, what others say, who made it, the story, what is similar. */
import type { GoodsDetail } from '@/contract';
import { GoodsGrid } from '@/domain/goods/GoodsGrid';
import { RichText } from '@/ui/kit/RichText';
import { Section } from '@/ui/kit/SectionHead';
import { Blocks } from '@/ui/shell';
import { Attributes, Brewing } from './Facts';
import { GroupOffer } from './GroupOffer';
import { Maker } from './Maker';
import { Part } from './Part';
import { Reviews } from './Reviews';

interface GoodsStoryProps {
  goods: GoodsDetail;
  /** The group that the link names. */
  groupId?: string;
}

export const GoodsStory = ({ goods, groupId }: GoodsStoryProps) => (
  <>
    {goods.state === 'on' && goods.group && (
      <GroupOffer offer={goods.group} title={goods.card.title} groupId={groupId} />
    )}
    <Blocks>
      <Brewing brew={goods.brew} />
      <Reviews goods={goods} />
      <Attributes attrs={goods.attrs} />
      <Maker master={goods.master} producer={goods.producer} />
      {goods.detailHtml !== '' && (
        <Part title="说说这款茶">
          <RichText html={goods.detailHtml} />
        </Part>
      )}
      {goods.similar.length > 0 && (
        <Section title="相近的">
          <GoodsGrid goods={goods.similar} />
        </Section>
      )}
    </Blocks>
  </>
);
