import Foundation
import Testing

@testable import CommunityServer

@Suite struct AnswerDateTests {
    @Test(arguments: [
        (784_111_777.9, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
        (1_709_164_800, "Thu, 29 Feb 2024 00:00:00 GMT"), (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
    ])
    func `a date is written as HTTP wants it`(second: Double, text: String) {
        #expect(AnswerDate().text(at: Date(timeIntervalSince1970: second)) == text)
    }

    @Test func `it moves on with the clock`() {
        let date = AnswerDate()
        #expect(date.text(at: Date(timeIntervalSince1970: 59)).hasSuffix("00:00:59 GMT"))
        #expect(date.text(at: Date(timeIntervalSince1970: 60)).hasSuffix("00:01:00 GMT"))
    }
}
