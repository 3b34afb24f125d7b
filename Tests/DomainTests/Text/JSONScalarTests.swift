import Domain
import Foundation
import Testing

/// Strings in JSON need few escapes, and come back as they were.
struct JSONScalarTests {
    @Test(arguments: [
        ("", #""""#), ("plain", #""plain""#), (#"a "b" \c"#, #""a \"b\" \\c""#),
        ("one\ntwo\r\tthree", #""one\ntwo\r\tthree""#), ("\u{1}\u{1f}\u{7f}", #""\u0001\u001f\u007f""#),
        ("\u{80}x\u{9f}", #""\u0080x\u009f""#), ("\u{a0}©é 한글 🍸", "\"\u{a0}©é 한글 🍸\""), ("\"", #""\"""#),
    ])
    func `control characters, quotes and backslashes are escaped, all else is unchanged`(
        text: String, json: String
    ) throws {
        var written = "["
        JSONScalar.append(text, to: &written)
        #expect(written == "[" + json)
        #expect(try JSONDecoder().decode(String.self, from: Data(json.utf8)) == text)
    }
}
