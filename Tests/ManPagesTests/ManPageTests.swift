import ManPages
import Testing

struct ManPageTests {
    @Test("No text of a page is taken for a request or an escape")
    func escaping() {
        var page = ManPage(name: "dimo", section: 1, version: "1.0", abstract: "It's \"one\" - line.")
        page.paragraph(".SH is no section\nC:\\path stays")
        let lines = page.text.split(separator: "\n")
        #expect(lines[0] == #".TH "DIMO" "1" "" "dimo 1.0""#)
        #expect(lines[2] == #"dimo \- It\(aqs "one" \- line"#)
        #expect(lines.contains(#"\&.SH is no section"#))
        #expect(lines.contains(#"C:\epath stays"#))
    }

    @Test("A table becomes terms with their explanations, and a bar in code no cell")
    func tables() {
        var page = ManPage(name: "dimo-config", section: 5, version: "1.0", abstract: "settings")
        page.markdown(
            """
            # Files

            | Key | What |
            |---|---|
            | `a`, `|` | take **out** |
            | `keys` | `x: y` | |

            Then text
            in two lines.

            ```
            dimo open

            .hidden
            ```
            """)
        #expect(
            page.text.hasSuffix(
                #"""
                .TP
                \fBa\fR, \fB|\fR
                take out
                .TP
                \fBkeys\fR
                \fBx: y\fR
                .PP
                Then text
                in two lines.
                .PP
                .nf
                dimo open
                .sp
                \&.hidden
                .fi

                """#))
    }

    @Test("Lines of code too wide for a page become commands with the words after them below")
    func wideCode() {
        var page = ManPage(name: "dimo", section: 1, version: "1.0", abstract: "tool")
        page.markdown(
            """
            ```
            dimo tonight --line         tonight's drink and film with reasons, and the character of the day;
                                        --line prints one line
            dimo paths
            ```
            """)
        #expect(
            page.text.hasSuffix(
                #"""
                .PP
                \fBdimo tonight \-\-line\fR
                .RS
                tonight\(aqs drink and film with reasons, and the character of the day;
                \-\-line prints one line
                .RE
                .PP
                \fBdimo paths\fR

                """#))
    }

    @Test("Every command is told with the options of its own, and the common ones once")
    func commands() throws {
        let dump = #"""
            {"serializationVersion": 0, "command": {"commandName": "tool", "abstract": "Does it.", "shouldDisplay": true,
             "discussion": "$ tool list one\n$ tool\nIt needs nothing.",
             "arguments": [{"kind": "flag", "names": [{"kind": "long", "name": "offline"}], "abstract": "Ask nobody.",
              "isOptional": true, "isRepeating": false, "shouldDisplay": true}],
             "subcommands": [{"commandName": "list", "abstract": "List them.", "shouldDisplay": true,
              "discussion": "$ tool list -n 3\nNewest first.",
              "arguments": [
               {"kind": "positional", "valueName": "name", "abstract": "Which.", "isOptional": true,
                "isRepeating": true, "shouldDisplay": true},
               {"kind": "option", "valueName": "n", "names": [{"kind": "short", "name": "n"},
                {"kind": "long", "name": "count"}], "abstract": "How many.", "defaultValue": "5",
                "isOptional": true, "isRepeating": false, "shouldDisplay": true},
               {"kind": "flag", "names": [{"kind": "long", "name": "offline"}], "abstract": "Ask nobody.",
                "isOptional": true, "isRepeating": false, "shouldDisplay": true}]},
              {"commandName": "secret", "shouldDisplay": false}, {"commandName": "help", "shouldDisplay": true}]}}
            """#
        var page = ManPage(name: "tool", section: 1, version: "1.0", abstract: "does it")
        page.commands(try CommandTree(dump: dump))
        let text = page.text
        #expect(text.contains(".SH \"SYNOPSIS\"\n\\fBtool\\fR [\\fIoptions\\fR] [\\fIcommand\\fR]\n"))
        #expect(
            text.contains(
                ".SS \"tool list\"\n\\fBtool list\\fR [\\fIoptions\\fR] [\\fIname\\fR ...]\n.br\nList them.\n"
                    + ".PP\n.nf\ntool list \\-n 3\n.fi\n.PP\nNewest first.\n"))
        #expect(
            text.contains(
                ".SH \"DESCRIPTION\"\n.PP\nIt needs nothing.\n.SH \"EXAMPLES\"\n.PP\n.nf\ntool list one\ntool\n.fi\n"
                    + ".SH \"OPTIONS\"\n"))
        #expect(text.contains(".TP\n\\fB\\-n\\fR, \\fB\\-\\-count\\fR \\fIn\\fR\nHow many. Default: 5.\n"))
        #expect(text.ranges(of: "Ask nobody").count == 1)
        #expect(!text.contains("secret") && !text.contains("tool help"))
    }
}
