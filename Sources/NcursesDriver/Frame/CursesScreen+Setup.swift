import CNcurses

extension CursesScreen {
    /// Starts ncurses with the first description that has a terminfo entry.
    static func open(_ names: [String], on file: FrameFile) -> (String, OpaquePointer)? {
        for name in names {
            if let handle = newterm(name, file.stream, cn_stdin()) { return (name, handle) }
        }
        return nil
    }

    static func styles(_ mode: TerminalRunner.Options.ColorMode, isDirect: Bool) -> StyleTable {
        StyleTable(
            mapper: ColorMapper(colors: startColors(mode)),
            pairs: PairTable(limit: Int(cn_color_pairs())) { init_extended_pair($0, $1, $2) },
            isDirect: isDirect && (mode == .automatic || mode == .always))
    }

    /// Turns on colours up to the mode's limit. Returns their number.
    static func startColors(_ mode: TerminalRunner.Options.ColorMode) -> Int {
        let limit: Int
        switch mode {
        case .automatic: limit = Environment["NO_COLOR"] == nil ? .max : 0
        case .always: limit = .max
        case .never: limit = 0
        case .limited(let number): limit = number
        }
        guard limit >= 8, has_colors() else { return 0 }
        start_color()
        use_default_colors()
        return min(limit, Int(cn_colors()))
    }

    /// Whether the terminal supports `ESC[nG`, which sets the cursor's column.
    static var canSetColumn: Bool {
        guard let text = cn_terminfo_string("hpa") else { return false }
        return strcmp(text, "\u{1b}[%i%p1%dG") == 0
    }
}
