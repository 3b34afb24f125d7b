import Testing

/// The scanner of sources, which other tests rely on.
@Suite struct ScannerTests {
    @Test func `comments and string contents are not code`() {
        let text = """
            import A // import B
            /* import C /* nested */ try! */
            let a = "try! \\(b ? "x.y" : call("z.w")) end" + #"raw " \\(no) \\#(yes)"#
            """
        let source = SwiftSource(path: "x", text: text)
        #expect(source.imports == ["A"])
        #expect(!source.code.contains("try!"))
        #expect(source.code.contains("b ?") && source.code.contains("call(") && source.code.contains("yes"))
        #expect(!source.code.contains("no)"))
        #expect(
            source.literals.map(\.pieces) == [["x.y"], ["z.w"], ["try! ", " end"], ["raw \" \\(no) ", ""]])
        #expect(source.code.utf8.count == text.utf8.count)
    }

    @Test func `uses of keys are found with their arguments`() {
        let text = """
            a = strings["one.two"]; b = self.strings("three.four", x, f(y, z)); c = text(d ? "five" : "six.seven")
            e = strings.counted("eight.nine", n); f = strings["base.\\(g.rawValue)"]; h = context("no.key"); text("hello")
            i = strings["plain"]
            """
        let uses = KeyUse.all(in: SwiftSource(path: "x", text: text))
        #expect(
            uses.map { $0.key.pieces.joined(separator: "…") } == [
                "one.two", "three.four", "six.seven", "eight.nine", "base.…", "plain",
            ])
        #expect(uses.map(\.arguments) == [nil, 2, nil, nil, nil, nil])
        #expect(uses[4].key.canBe("base.gin"))
        #expect(!uses[4].key.canBe("bases"))
    }
}
