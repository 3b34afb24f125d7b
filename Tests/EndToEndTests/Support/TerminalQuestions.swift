/// The questions of programs to a terminal, and the answers of one with synchronised output.
enum TerminalQuestions {
    struct Found {
        /// The index after the question's last byte.
        let end: Int
        let answer: [UInt8]
    }

    /// The length of the longest question in bytes.
    static let longest = 16

    private static let answers: [(question: [UInt8], answer: [UInt8])] = [
        ("\u{1b}[c", "\u{1b}[?62;22c"),
        ("\u{1b}[>c", "\u{1b}[>41;354;0c"),
        ("\u{1b}[>q", "\u{1b}P>|test(1)\u{1b}\\"),
        ("\u{1b}[>0q", "\u{1b}P>|test(1)\u{1b}\\"),
        ("\u{1b}[?2026$p", "\u{1b}[?2026;2$y"),
        ("\u{1b}[?u", "\u{1b}[?0u"),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

    /// The question for the background and its answer, with each of the two terminators.
    private static func background(_ color: String) -> [(question: [UInt8], answer: [UInt8])] {
        ["\u{07}", "\u{1b}\\"].map { end in
            (Array("\u{1b}]11;?\(end)".utf8), Array("\u{1b}]11;\(color)\(end)".utf8))
        }
    }

    /// Finds the questions in the output, in order.
    ///
    /// - Parameters:
    ///   - color: the background to answer; nil for no answer.
    ///   - signWidth: the columns of an ambiguous character, which a program writes before it asks for the cursor.
    static func find(in output: ArraySlice<UInt8>, background color: String?, signWidth: Int = 1) -> [Found] {
        var found: [Found] = []
        guard output.contains(0x1b) else { return [] }
        let cursor = (Array("\u{1b}[6n".utf8), Array("\u{1b}[2;\(signWidth + 1)R".utf8))
        for (question, answer) in answers + [cursor] + (color.map(background) ?? []) {
            var rest = output
            while let range = rest.firstRange(of: question) {
                found.append(Found(end: range.upperBound, answer: answer))
                rest = rest[range.upperBound...]
            }
        }
        return found.sorted { $0.end < $1.end }
    }
}
