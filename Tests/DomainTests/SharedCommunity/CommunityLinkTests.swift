import Domain
import Foundation
import TestSupport
import Testing

struct CommunityLinkTests {
    private static let key = "3mKkXGn4F2t3u0Y1cA-_9rQbPzO5dLh7sWv8eJx6iTk"
    private static let line = "dimo://192.168.1.5:8420/8GWP-1A2B-3C4D-5E6F#\(key)"

    @Test(arguments: [line, "join \(line)", "  join '\(line)'\n", "\"\(line)\""])
    func `a pasted line contains address, invite and key`(typed: String) throws {
        let link = try CommunityLink(typed)
        #expect(link.address.text == "https://192.168.1.5:8420")
        #expect(link.address.host == "192.168.1.5" && link.address.key == Self.key)
        #expect(link.invite == "8GWP-1A2B-3C4D-5E6F")
        #expect(CommunityAddress(stored: link.address.stored) == link.address)
    }

    @Test func `a line may leave out invite and key`() throws {
        let plain = try CommunityLink("dimo://club.example.org/CODE")
        #expect(plain.address == (try CommunityAddress("https://club.example.org")) && plain.invite == "CODE")
        let known = try CommunityLink("dimo://[fe80::1]:8420#\(Self.key)")
        #expect(known.address.text == "https://[fe80::1]:8420" && known.invite == nil && known.address.key == Self.key)
        #expect(try CommunityLink("https://club.example.org/film").address.text == "https://club.example.org/film")
    }

    @Test(arguments: [
        ("dimo://192.168.1.5:8420/CODE#short", CommunityAddressProblem.malformed),
        ("dimo://192.168.1.5:8420/CODE#\(key)A", .malformed), ("dimo://192.168.1.5/CO%20DE#\(key)", .malformed),
        ("dimo:///CODE#\(key)", .malformed), ("dimo://me@192.168.1.5/CODE#\(key)", .credentials),
        ("dimo://192.168.1.5/CODE?a=1#\(key)", .extra), ("https://club.example.org#\(key)", .extra),
        ("join ", .empty), ("dimo", .noScheme),
    ])
    func `a truncated or changed line is rejected`(typed: String, problem: CommunityAddressProblem) {
        #expect(throws: problem) { try CommunityLink(typed) }
    }

    @Test func `a line printed by a server can be read back`() throws {
        let digest = Data((0..<32).map { UInt8($0 * 7 & 0xff) ^ 0xfb })
        let text = CommunityLink.text(place: "[2001:db8::5]:8420", invite: "CODE-1", digest: digest)
        let link = try CommunityLink(text)
        #expect(link.address.text == "https://[2001:db8::5]:8420" && link.invite == "CODE-1")
        let key = try #require(link.address.key)
        let padded = key.replacing("-", with: "+").replacing("_", with: "/") + "="
        #expect(Data(base64Encoded: padded) == digest)
    }

    @Test func `the end of a wait is a time of day, rounded up`() {
        let zone = FixedLocalTime(hoursEast: 9)
        let now = Date(timeIntervalSince1970: 18 * 3_600 + 34 * 60 + 5)
        #expect(CommunityProblem.end(of: 716, from: now, zone) == "03:47")
        #expect(CommunityProblem.end(of: 715, from: now, zone) == "03:46")
        #expect(CommunityProblem.end(of: 5 * 3_600 + 26 * 60, from: now, zone) == "09:01")
    }
}
