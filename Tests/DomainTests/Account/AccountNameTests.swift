import Domain
import Testing

@Suite struct AccountNameTests {
    @Test(arguments: [
        ("mina", "mina"), ("MiNa", "mina"), (" mi_na-2 ", "mi_na-2"), ("abcdefghij0123456789", "abcdefghij0123456789"),
    ])
    func `an ID has lower-case letters, digits and two signs`(pair: (String, String)) throws {
        #expect(try AccountName(pair.0).text == pair.1)
    }

    @Test(arguments: [
        ("min", AccountNameProblem.tooShort), ("", .tooShort), ("abcdefghij0123456789x", .tooLong),
        ("mi na", .character(" ")), ("미나미나", .character("미")), ("mina.", .character(".")), ("local", .reserved),
        ("guest", .reserved), ("ｍｉｎａ", .character("ｍ")),
    ])
    func `an invalid ID throws its reason`(pair: (String, AccountNameProblem)) {
        #expect(throws: pair.1) { try AccountName(pair.0) }
    }
}
