"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { issueInWords } from "@marque/schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useContract } from "@/contract";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";

interface WebsiteFormProps {
  onAnalyse: (website: string) => void;
  onByHand: () => void;
}

/** The first thing that is asked for, and the only thing that is needed. */
export function WebsiteForm({ onAnalyse, onByHand }: WebsiteFormProps) {
  const { analysisInput } = useContract();
  const [resolver] = useState(() => zodResolver(analysisInput.pick({ website: true }), { error: issueInWords }));
  const { register, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: { website: "" },
  });
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ website }) => onAnalyse(website.url))}
      className="mx-auto grid max-w-form gap-6 py-8 rail:py-[14vh]"
    >
      <div className="grid gap-2">
        <h1 className="title text-3xl">Add brand</h1>
        <p className="max-w-[52ch] text-lg text-pretty text-soft">
          Marque reads the website and suggests the name, domains, aliases, competitors and prompts. You decide what is
          kept.
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          {...register("website")}
          label="Website"
          labelHidden
          // The page is about this one field.
          autoFocus
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="acme.com"
          error={formState.errors.website?.message}
          className="min-w-60 flex-1 [&_input]:min-h-11 [&_input]:text-lg"
        />
        <Button type="submit" variant="primary" size="large">
          Analyse website
        </Button>
      </div>
      <Button variant="quiet" onClick={onByHand} className="-ml-3.5 w-fit">
        Fill in by hand instead
      </Button>
    </form>
  );
}
