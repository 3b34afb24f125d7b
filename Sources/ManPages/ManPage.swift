/// A page of the manual in the macros of man(7).
package struct ManPage {
    private var lines: [String]

    /// - Parameters:
    ///   - section: 1 for programs, 5 for files, 8 for servers.
    ///   - version: the version of the program, which stands at the foot.
    package init(name: String, section: Int, version: String, abstract: String) {
        let title = "\(Roff.quoted(name.uppercased())) \"\(section)\" \"\" \(Roff.quoted("dimo \(version)"))"
        lines = [
            ".TH \(title)", ".SH NAME", "\(Roff.escaped(name)) \\- \(Roff.escaped(Self.phrase(abstract)))",
        ]
    }

    /// The source of the page.
    package var text: String { lines.joined(separator: "\n") + "\n" }

    /// Begins a section; its name is set in capitals.
    package mutating func section(_ name: String) {
        lines.append(".SH \(Roff.quoted(name.uppercased()))")
    }

    /// Begins a part of a section.
    package mutating func subsection(_ name: String) {
        lines.append(".SS \(Roff.quoted(name))")
    }

    package mutating func paragraph(_ text: String) {
        lines += [".PP", Roff.escaped(text)]
    }

    /// Markdown: paragraphs, headings below the first level as parts, tables as terms, blocks of code as they are.
    package mutating func markdown(_ text: String) {
        lines += MarkdownRoff.lines(of: text)
    }

    mutating func append(_ macros: [String]) { lines += macros }

    /// One line without a full stop, as the index of pages wants it.
    private static func phrase(_ abstract: String) -> String {
        abstract.hasSuffix(".") ? String(abstract.dropLast()) : abstract
    }
}
