/** Both stores a server can have: its own folder, and a bucket of a real object store (scripts/lib/objectStore.mjs) where one is installed. */
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { hasSwift, startObjectStore } from '../../../scripts/lib/objectStore.mjs';
import type { S3Config, ServerConfig } from '../../../server/config';

/** What a server of this store is started with, from `beforeAll` on. Each call of `another` is a bucket, or a folder, of its own. */
interface StoreOf {
  isBucket: boolean;
  another(): Promise<Partial<ServerConfig>>;
}

export function describeStores(suite: (store: StoreOf) => void): void {
  describe('in the folder of its machine', () => suite({ isBucket: false, another: () => Promise.resolve({}) }));
  const [run, name] = hasSwift()
    ? [describe, 'in a bucket on Swift']
    : [describe.skip, 'in a bucket on Swift: skipped, python3-swift is not installed'];
  run(name, () => {
    let swift: Awaited<ReturnType<typeof startObjectStore>> | undefined;
    let made = 0;
    beforeAll(async () => {
      swift = await startObjectStore();
    });
    afterAll(() => swift?.stop());
    suite({
      isBucket: true,
      another: async () => {
        if (!swift) throw new Error('the object store stands from beforeAll on');
        const { endpoint, keyId, secret } = swift;
        made += 1;
        const s3: S3Config = { endpoint, keyId, secret, region: 'us-east-1', pathStyle: true, bucket: `shop-${made}` };
        await makeBucket(s3);
        return { s3 };
      },
    });
  });
}

async function makeBucket({ endpoint, region, bucket, keyId, secret }: S3Config): Promise<void> {
  const credentials = { accessKeyId: keyId, secretAccessKey: secret };
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
}
