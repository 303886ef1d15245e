"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { issueInWords, workspaceInput } from "@marque/schema";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useForm } from "react-hook-form";
import { HOME } from "@/auth/callback-url";
import { useSession } from "@/auth/session-context";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { useAnnounce } from "@/ui/announcer";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";

/** The workspace's name, and a way to another. */
export function WorkspaceForms() {
  return (
    <section className="grid max-w-form gap-6" aria-labelledby="workspace-title">
      <h2 id="workspace-title" className="title text-xl">
        Workspace
      </h2>
      <RenameForm />
      <CreateForm />
    </section>
  );
}

const useNameForm = (name: string) =>
  useForm({ resolver: zodResolver(workspaceInput, { error: issueInWords }), values: { name } });

function RenameForm() {
  const { workspace } = useSession();
  const trpc = useTRPC();
  const router = useRouter();
  const announce = useAnnounce();
  const { register, handleSubmit, formState } = useNameForm(workspace.name);
  const rename = useMutation(
    trpc.workspace.rename.mutationOptions({
      onSuccess: () => {
        announce("The workspace was renamed");
        router.refresh();
      },
    }),
  );
  return (
    <form onSubmit={handleSubmit((input) => rename.mutate(input))} noValidate className="grid gap-4">
      {rename.isError && <FailureNotice title="The workspace was not renamed" error={rename.error} />}
      <TextField label="Name of this workspace" error={formState.errors.name?.message} {...register("name")} />
      <div>
        <Button type="submit" pending={rename.isPending}>
          Save name
        </Button>
      </div>
    </form>
  );
}

function CreateForm() {
  const trpc = useTRPC();
  const { register, handleSubmit, formState } = useNameForm("");
  const goThere = useMutation(trpc.workspace.switch.mutationOptions({ onSuccess: () => window.location.assign(HOME) }));
  const create = useMutation(trpc.workspace.create.mutationOptions({ onSuccess: ({ id }) => goThere.mutate({ id }) }));
  const failed = create.error ?? goThere.error;
  return (
    <form onSubmit={handleSubmit((input) => create.mutate(input))} noValidate className="grid gap-4">
      {failed !== null && (
        <FailureNotice
          title={create.isError ? "No workspace was made" : "It was made, and stands in your menu"}
          error={failed}
        />
      )}
      <TextField
        label="Name of a new workspace"
        hint="With brands, tokens and a team of its own. You will be its owner."
        error={formState.errors.name?.message}
        {...register("name")}
      />
      <div>
        <Button type="submit" pending={create.isPending || goThere.isPending}>
          Create workspace
        </Button>
      </div>
    </form>
  );
}
