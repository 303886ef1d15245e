/** ⌘ where keyboards have it. */
const mod = (): string => (/Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : "Ctrl");

const named = (key: string): string => (key === "mod" ? mod() : key.length === 1 ? key.toUpperCase() : key);

/** The keys of a shortcut as they stand on a keyboard: `G` `B`, `Ctrl` `K`. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className="inline-flex shrink-0 gap-1 text-xs text-soft [@media(pointer:coarse)]:hidden">
      {keys.split(/[ +]/).map((key, index) => (
        <kbd key={index} className="min-w-5 rounded-[4px] border border-line bg-sunk px-1 text-center font-sans">
          {named(key)}
        </kbd>
      ))}
    </span>
  );
}
