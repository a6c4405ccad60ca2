import type { ReactElement } from 'react';
import type { AssetView } from '@/contract';
import { AssetPicture } from '@/domain/asset/AssetPicture';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Tag } from '@/ui/kit/Tag';
import { placeText, STATUS } from './labels';

interface AssetRowProps {
  asset: AssetView;
  /** Who answers for all of the list. */
  keeperId?: string;
  onPress: () => unknown;
}

/** A piece in a list. */
export function AssetRow({ asset, keeperId, onPress }: AssetRowProps): ReactElement {
  const [word, tone] = STATUS[asset.status];
  return (
    <RecordRow
      leading={<AssetPicture photo={asset.photo} category={asset.category} />}
      title={`${asset.name} ${asset.code}`}
      notes={[placeText(asset, keeperId)]}
      role="link"
      onPress={onPress}
    >
      <Tag tone={tone}>{word}</Tag>
    </RecordRow>
  );
}
