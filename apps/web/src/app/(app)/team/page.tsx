import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TeamPage } from "@/team/team-page";
import { OwnersPage } from "../owners-page";

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations("team"))("title") });

export default function Team() {
  return (
    <OwnersPage
      namespace="team"
      queries={({ trpc, cache }) => [
        cache.prefetchQuery(trpc.member.list.queryOptions()),
        cache.prefetchQuery(trpc.member.invitations.queryOptions()),
      ]}
    >
      <TeamPage />
    </OwnersPage>
  );
}
