import Domain
import Testing

struct OwnRecordIDTests {
    @Test(arguments: [
        ("Piña Colada", "", "my-pina-colada"), ("", "여름밤", "my-yeoreumbam"),
        ("Corpse Reviver #2", "x", "my-corpse-reviver-2"),
    ])
    func `an id is made from the name`(english: String, korean: String, id: String) {
        #expect(OwnRecordID.make(LocalizedText(english: english, korean: korean), .drink) { _ in false } == id)
    }

    @Test func `a clashing id gets a number`() {
        let name = LocalizedText(english: "Summer", korean: "여름")
        #expect(OwnRecordID.make(name, .drink) { $0 == "my-summer" } == "my-summer-2")
    }

    @Test func `own and saved ids are recognized`() {
        #expect(OwnRecordID.isOwn("my-x"))
        #expect(OwnRecordID.isOwn("cocktaildb-11007"))
        #expect(!OwnRecordID.isOwn("cocktaildb-"))
        #expect(!OwnRecordID.isOwn("cocktaildb-x"))
        #expect(!OwnRecordID.isOwn("negroni"))
        #expect(OwnRecordID.own("negroni") == "my-negroni")
        #expect(OwnRecordID.own("my-negroni") == "my-negroni")
    }
}
