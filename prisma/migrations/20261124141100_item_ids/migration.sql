-- A competitor and a prompt have ids of their own, by which they are changed one by one. `position` is only their order.
ALTER TABLE "Competitor" ADD COLUMN id UUID NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE "Competitor" DROP CONSTRAINT "Competitor_pkey";
ALTER TABLE "Competitor" ADD CONSTRAINT "Competitor_pkey" PRIMARY KEY ("workspaceId", "brandId", id);

ALTER TABLE "Prompt" ADD COLUMN id UUID NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE "Prompt" DROP CONSTRAINT "Prompt_pkey";
ALTER TABLE "Prompt" ADD CONSTRAINT "Prompt_pkey" PRIMARY KEY ("workspaceId", "brandId", id);
