"use client";

import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/ui/icon-button";
import { TextField, type TextFieldProps } from "@/ui/text-field";

/** A password, which can be looked at before it is sent. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "action">) {
  const t = useTranslations("ui");
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <IconButton label={t(shown ? "hidePassword" : "showPassword")} onClick={() => setShown(!shown)}>
          <Icon aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
