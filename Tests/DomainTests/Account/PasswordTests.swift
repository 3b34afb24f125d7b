import Domain
import Testing

@Suite struct PasswordTests {
    @Test(arguments: [
        ("abc1234", PasswordProblem.tooShort), ("abcdefgh", .noDigit), ("12345678", .noLetter),
        (String(repeating: "a1", count: 33), .tooLong), (String(repeating: "👩‍👩‍👧‍👦", count: 50) + "1a", .tooLong),
    ])
    func `an invalid password has a problem`(pair: (String, PasswordProblem)) {
        #expect(Password(pair.0).problem == pair.1)
    }

    @Test(arguments: ["abcdefg1", "비밀번호가나다라1", "1!@#$%^a", String(repeating: "a1", count: 32)])
    func `eight to sixty-four characters with a letter and a digit are valid`(text: String) {
        #expect(Password(text).problem == nil)
    }

    @Test func `strength increases with length and kinds of character`() {
        #expect(Password("short1").strength == .none)
        #expect(Password("aaaaaaa1").strength == .weak)
        #expect(Password("sunrise8").strength == .weak)
        #expect(Password("Sunrise-89").strength == .fair)
        #expect(Password("Sunrise-over-89-hills").strength == .strong)
    }

    @Test func `composed and decomposed input are the same password`() {
        #expect(Password("e\u{301}tude123") == Password("\u{e9}tude123"))
    }

    @Test func `printing or dumping a password never exposes it`() {
        let password = Password("secret-123")
        var dumped = ""
        dump(password, to: &dumped)
        for text in ["\(password)", String(describing: password), String(reflecting: password), dumped] {
            #expect(!text.contains("secret"))
        }
        var form = SignUpForm()
        form.password = password
        #expect(!"\(form)".contains("secret"))
        #expect(!String(reflecting: form).contains("115"))
    }
}
