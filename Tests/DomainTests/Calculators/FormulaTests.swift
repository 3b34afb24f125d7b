import Domain
import Testing

/// A number field accepts arithmetic and nothing else.
struct FormulaTests {
    @Test(arguments: [
        ("2*30+15", 75), ("30", 30), (" 1,5 x 3 ", 4.5), ("(700-50)/4", 162.5), ("2+3*4-6/2", 11), ("10-4-3", 3),
        ("100/10/2", 5), ("-5+8", 3), ("--3", 3), ("2*-3", -6), (".5", 0.5), ("1.", 1), ("((2))", 2), ("6÷4", 1.5),
        ("3×4", 12), ("1:2", 0.5),
    ])
    func `a formula is evaluated by the usual rules`(text: String, value: Double) throws {
        #expect(abs(try Formula.value(of: text) - value) < 1e-9)
    }

    @Test(arguments: [
        ("", FormulaProblem.empty), ("  ", .empty), ("2+", .unfinished), ("(2", .unfinished),
        ("2)", .unexpected(")")),
        ("2 3", .unexpected("3")), ("abc", .unexpected("a")), ("1.2.3", .unexpected(".")),
        ("2**3", .unexpected("*")), ("1/0", .divisionByZero), ("1/(2-2)", .divisionByZero),
        ("9999999*9999999", .tooLarge), ("진", .unexpected("진")), (".", .unfinished),
    ])
    func `the error of an invalid formula names the wrong character`(text: String, problem: FormulaProblem) {
        #expect(throws: problem) { try Formula.value(of: text) }
    }

    @Test func `length and depth of a formula are limited`() {
        #expect(throws: FormulaProblem.tooLong) { try Formula.value(of: String(repeating: "1", count: 101)) }
        let deep = String(repeating: "(", count: 40) + "1" + String(repeating: ")", count: 40)
        #expect(throws: FormulaProblem.tooLong) { try Formula.value(of: deep) }
        #expect(throws: FormulaProblem.tooLong) { try Formula.value(of: String(repeating: "-", count: 60) + "1") }
    }
}
